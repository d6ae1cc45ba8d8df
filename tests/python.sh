#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the Python package as its users would: from a source distribution,
# without network. Then runs its tests, and those that others have for packages.
#   python.sh [BUILD FOLDER]
. "$(dirname "$0")/tap.sh"
. "$root/tests/python_packages.sh"
package=$root/bindings/python
folder=$root/build/python
export PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1
mkdir -p "$folder"

install_python_packages "$package/requirements.txt" "$folder/environment"
verdict $? "the environment can be made" "$(tail -20 "$scratch/log" 2>/dev/null)"
PATH=$folder/environment/bin:$PATH

# passes WORDS COMMAND...: shows the end of what the command says if it fails
passes() {
  words=$1
  shift
  "$@" >"$scratch/log" 2>&1
  verdict $? "$words" "$(tail -60 "$scratch/log")"
}

cd "$package" || exit 1
passes "a source distribution is made" python -m build -q --sdist --no-isolation --outdir "$scratch/dist"
sdist=$(echo "$scratch"/dist/*.tar.gz)
nothing "it holds all that a build needs, and nothing else" \
  "$(tar -tzf "$sdist" | sed 's|^[^/]*/||' | grep -vE '^$|/$|^(LICENSE|MANIFEST.in|PKG-INFO|README.md|pyproject.toml|setup.(py|cfg))$|^extension/[a-z_]*\.[ch]$|^generated/(quadrille\.[ch]|LICENSE|art/[a-z]*\.svg)$|^src/quadrille(/|_puzzles\.egg-info/)')"
cd "$scratch" || exit 1
passes "a wheel is built from it, without network" \
  pip wheel -q --no-index --no-deps --no-build-isolation --wheel-dir "$scratch/dist" "$sdist"
wheel=$(echo "$scratch"/dist/*.whl)
same "one wheel serves Python 3.11 and all later ones" cp311-abi3 "$(echo "$wheel" | grep -o 'cp311-abi3')"
pip uninstall -q -y quadrille >/dev/null 2>&1 # what an older run installed had this name
passes "the wheel can be installed" pip install -q --no-index --no-deps --force-reinstall "$wheel"
passes "twine accepts both" twine check --strict "$sdist" "$wheel"
passes "the module uses the limited API alone" abi3audit --strict --summary "$wheel"
auditwheel show "$wheel" >"$scratch/audit" 2>&1
verdict $? "the wheel needs the C library alone" "$(cat "$scratch/audit")"
nothing "and offers nothing but its entry" \
  "$(python -m zipfile -e "$wheel" "$scratch/wheel"
    nm -D --defined-only "$scratch"/wheel/quadrille/*.so | awk '$3 != "PyInit__quadrille" { print }')"
nothing "nor names the folder in which it was built" "$(grep -aoF -m 1 "${TMPDIR:-/tmp}/" "$scratch"/wheel/quadrille/*.so)"

passes "pytest" python -m pytest -q -p no:cacheprovider "$package/tests"
echo "# pytest: $(tail -1 "$scratch/log")"
passes "the guide's examples" python -m doctest "$root/docs/python.md"
passes "the examples in the environments' documentation" python -m doctest "$(python -c 'import quadrille.env; print(quadrille.env.__file__)')"
passes "type stubs match" python -m mypy.stubtest quadrille
done_testing
