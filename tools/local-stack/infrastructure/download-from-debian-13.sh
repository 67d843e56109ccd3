#!/bin/sh
# Downloads a package of Debian 13 into a folder, from where this machine gets its packages. Nothing is installed, and
# apt's own lists stay as they are.
# Usage (as root): download-from-debian-13.sh PACKAGE[=VERSION] FOLDER
set -eu
package=$1
folder=$2
site=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | head -1)
[ -n "$site" ] || { echo 'this machine takes no packages from Debian' >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$folder"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $site trixie main" > "$work/sources.list"
apt() {
  apt-get -q -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" -o Acquire::Languages=none \
    -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=/dev/null -o APT::Sandbox::User=root "$@"
}
cd "$folder"
apt update >&2
apt download "$package" >&2
