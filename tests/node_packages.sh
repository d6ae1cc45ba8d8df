# SPDX-License-Identifier: MIT
# install_node_packages FROM TO: installs exactly the locked packages, once: an
# unchanged lock file fetches nothing, and of two suites at the same time one
# waits.
node_package_files="package.json package-lock.json .npmrc"
has_node_packages() {
  for file in $node_package_files; do cmp -s "$1/$file" "$2/$file" || return 1; done
  [ -e "$2/complete" ]
}
install_node_packages() {
  mkdir -p "$2"
  (
    flock 9
    has_node_packages "$1" "$2" && exit
    rm -f "$2/complete"
    for file in $node_package_files; do cp "$1/$file" "$2"; done
    (cd "$2" && npm ci --silent && touch complete) >&2
  ) 9>"$2.lock"
}
