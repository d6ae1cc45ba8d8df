#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks what others take and adapt, as far as their tools check it without an
# account: workflows for a forge, how to cite the program and, in the long form,
# recipes for other systems.
#   adopters.sh BUILD
. "$(dirname "$0")/tap.sh"
. "$root/tests/python_packages.sh"
cd "$root" || exit 1
install_python_packages tests/adopters/requirements.txt build/adopters
verdict $? "the tools can be installed" "$(tail -20 "$scratch/log" 2>/dev/null)"
tools=$root/build/adopters/bin

# --------------------------------------------------------------- workflows

nothing "YAML is in order" \
  "$(packaging/sources.sh | grep -zE '\.(yml|yaml|cff)$' | xargs -0 "$tools/yamllint" -s -c tests/adopters/yamllint.yml 2>&1)"
said=$("$tools/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml 2>&1)
verdict $? "workflows have the form that the forge reads" "$said"
said=$("$tools/zizmor" --offline --pedantic --no-progress .github/workflows 2>&1)
verdict $? "they give strangers no rights, and take only what is pinned" "$said"
nothing "what they start is there" \
  "$(grep -ohE '(\./|packaging/)[a-z/_]+(\.sh)?' .github/workflows/*.yml | sort -u | while read -r program; do [ -x "$program" ] || echo "$program"; done)"
sed 's/runs-on: .*/runs: anywhere/' .github/workflows/check.yml >"$scratch/check.yml"
"$tools/check-jsonschema" --builtin-schema vendor.github-workflows "$scratch/check.yml" >"$scratch/log" 2>&1
same "a mistake in one is found" 1 $?
sed 's/@11bd[0-9a-f]* *# v4.2.2/@v4/' .github/workflows/check.yml >"$scratch/check.yml"
"$tools/zizmor" --offline --no-progress "$scratch/check.yml" >"$scratch/log" 2>&1
same "and so is what isn't pinned" "error[unpinned-uses]" "$(grep -oF 'error[unpinned-uses]' "$scratch/log" | sort -u)"

# ---------------------------------------------------------------- citation

said=$("$tools/check-jsonschema" --builtin-schema vendor.citation-file-format CITATION.cff 2>&1)
verdict $? "the citation has the form that archives read" "$said"
# ----------------------------------------------------------------- recipes

# places_of SPEC: the files that it lists, below the root
places_of() { rpmspec -P -D '_prefix /usr' -D '_licensedir /usr/share/licenses' "$1" | sed -n '/^%files/,/^%changelog/p' | grep '^/'; }

if [ -n "${QUADRILLE_LONG:-}" ]; then
  echo "not a tarball" >"$scratch/quadrille.tar.gz"
  log=$(packaging/recipes/fill.sh https://example.org/quadrille "$scratch/quadrille.tar.gz" 2>&1)
  verdict $? "the recipes are filled in" "$log"
  nothing "nothing is left to fill in" "$(grep -rnE '@[A-Z0-9]+@' build/recipes)"
  same "all but FreeBSD's have the version, and the right sum" 5 "$(grep -l "$(packaging/version.sh)" build/recipes/* 2>/dev/null | xargs grep -lE "$(sha256sum <"$scratch/quadrille.tar.gz" | cut -c1-64)|$(sha512sum <"$scratch/quadrille.tar.gz" | cut -c1-128)|%autosetup" | wc -l)"
  same "Homebrew's is Ruby" "Syntax OK" "$(ruby -c build/recipes/quadrille.rb 2>&1)"
  log=$(nix-instantiate --parse build/recipes/package.nix 2>&1)
  verdict $? "nix's is nix" "$log"
  log=$(bash -n build/recipes/PKGBUILD 2>&1 && sh -n build/recipes/APKBUILD 2>&1)
  verdict $? "Arch's and Alpine's are scripts" "$log"
  same "Fedora's describes one package" "quadrille-$(packaging/version.sh)-1" "$(rpmspec -q --qf '%{name}-%{version}-%{release}' build/recipes/quadrille.spec 2>&1)"
  DESTDIR=$scratch/staged cmake --install "$build" --prefix /usr >"$scratch/log" 2>&1
  verdict "$([ "$(places_of build/recipes/quadrille.spec | wc -l)" -gt 8 ] && echo 0 || echo 1)" "and lists files"
  nothing "which an installation has" "$(places_of build/recipes/quadrille.spec | while read -r place; do
    ls -d "$scratch/staged"${place%\*} >/dev/null 2>&1 || ls -d "$scratch/staged"$place >/dev/null 2>&1 || echo "$place"; done)"
fi
done_testing
