# SPDX-License-Identifier: MIT
"""Reads certificates: text whose last line is the SHA-256 of the lines above."""
import hashlib
import sys


def read(game):
    """The lines of the certificate that the command line names, without the
    first and the last."""
    with open(sys.argv[1], "rb") as file:
        body, line, digest = file.read().rpartition(b"sha256 ")
    if not line or hashlib.sha256(body).hexdigest() + "\n" != digest.decode():
        refuse("the seal is broken")
    first, *lines = body.decode().splitlines()
    if first != f"quadrille certificate {game} 1":
        refuse(f"this isn't a certificate for {game}")
    return lines


def refuse(reason):
    """Ends the program with exit code 1."""
    print("refused:", reason)
    sys.exit(1)
