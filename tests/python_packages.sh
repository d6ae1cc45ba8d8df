# SPDX-License-Identifier: MIT
# install_python_packages REQUIREMENTS FOLDER: a virtual environment with exactly
# the packages of a list of requirements. It is kept until the list changes. Of
# two suites at the same time one waits. What went wrong is in $scratch/log.
install_python_packages() {
  mkdir -p "$(dirname "$2")"
  (
    flock 9
    cmp -s "$1" "$2/installed.txt" && exit
    rm -rf "$2"
    /usr/bin/python3 -m venv "$2" &&
      PIP_DISABLE_PIP_VERSION_CHECK=1 "$2/bin/pip" install -q -r "$1" >"$scratch/log" 2>&1 &&
      cp "$1" "$2/installed.txt"
  ) 9>"$2.lock"
}
