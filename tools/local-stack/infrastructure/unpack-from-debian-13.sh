#!/bin/sh
# Unpacks a package of Debian 13 into a folder. Nothing is installed.
# Usage (as root): unpack-from-debian-13.sh PACKAGE[=VERSION] FOLDER
set -eu
package=$1
folder=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sh "$(dirname "$0")/download-from-debian-13.sh" "$package" "$work"
dpkg-deb -x "$work/${package%%=*}"_*.deb "$work/unpacked"
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
mv "$work/unpacked" "$folder"
