#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks what others take and adapt, as far as their tools check it without an
# account: workflows for a forge, and how to cite the program.
#   adopters.sh
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
done_testing
