# SPDX-License-Identifier: MIT
"""Prints the complete messages of a .po file as JSON: context and English, the English for several, and translations.
    po_messages.py front/web FILE.po"""
import json
import sys

sys.path.insert(0, sys.argv[1])
import catalogues  # noqa: E402

print(json.dumps([[key, plural, forms] for _, key, plural, forms in catalogues.entries(sys.argv[2]) if key and all(forms)]))
