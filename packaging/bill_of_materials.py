# SPDX-License-Identifier: MIT
"""Completes a bill of materials that "reuse spdx" wrote: bill_of_materials.py VERSION < BILL

The same sources get the same bill: what would differ each time is made from the
version, and the time is $SOURCE_DATE_EPOCH. Libraries that programs are linked
with are added with the versions that are installed here."""
import datetime
import hashlib
import os
import subprocess
import sys

LIBRARIES = (('SQLite', 'libsqlite3-dev', 'blessing'), ('ncurses', 'libncurses-dev', 'X11-distribute-modifications-variant'),
             ('libmicrohttpd', 'libmicrohttpd-dev', 'LGPL-2.1-or-later'), ('xxHash', 'libxxhash-dev', 'BSD-2-Clause'),
             ('libseccomp', 'libseccomp-dev', 'LGPL-2.1-only'))
version = sys.argv[1]
head, *files = sys.stdin.read().rstrip('\n').split('\n\n')
files = sorted(block for block in files if block.startswith('FileName: '))
listed = sorted(line for line in head.splitlines() if line.startswith('Relationship: '))
digest = hashlib.sha256('\n\n'.join(files).encode()).hexdigest()
created = datetime.datetime.fromtimestamp(int(os.environ['SOURCE_DATE_EPOCH']), datetime.timezone.utc)


def installed(package):
    done = subprocess.run(['dpkg-query', '-W', '-f=${Version}', package], capture_output=True, text=True, check=False)
    return done.stdout.split('\n')[0] or 'NOASSERTION'


def package(name, identifier, number, licence, concluded=None):
    return (f'PackageName: {name}\nSPDXID: SPDXRef-{identifier}\nPackageVersion: {number}\nPackageDownloadLocation: NOASSERTION\n'
            f'FilesAnalyzed: false\nPackageLicenseConcluded: {concluded or licence}\nPackageLicenseDeclared: {licence}\n'
            'PackageCopyrightText: NOASSERTION')


print(f'''SPDXVersion: SPDX-2.1
DataLicense: CC0-1.0
SPDXID: SPDXRef-DOCUMENT
DocumentName: quadrille-{version}
DocumentNamespace: http://spdx.org/spdxdocs/quadrille-{version}-{digest[:32]}
Creator: Tool: packaging/release.sh
Created: {created:%Y-%m-%dT%H:%M:%SZ}
Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-quadrille''')
for name, _, _ in LIBRARIES:
    print(f'Relationship: SPDXRef-quadrille DEPENDS_ON SPDXRef-{name}')
print(*listed, sep='\n')
print()
print(package('Quadrille', 'quadrille', version, 'MIT'))
for name, debian, licence in LIBRARIES:
    print()
    print(package(name, name, installed(debian), licence))
print()
print(*files, sep='\n\n')
