# SPDX-License-Identifier: MIT
"""Lets tests use the models of the rules, and makes them the same in every run."""

import os
import sys

from hypothesis import HealthCheck, Phase, settings

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
sys.path.insert(0, os.path.join(ROOT, "tests", "models"))
sys.dont_write_bytecode = True

settings.register_profile(
    "check",
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],  # looking for a shorter example takes minutes
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("check")
