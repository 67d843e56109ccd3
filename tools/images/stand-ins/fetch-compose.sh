#!/bin/sh
# Puts Debian 13's `docker compose` (2.26) where Docker's client finds it: Debian 12's is version 1, which does not read
# docker-compose.yml. Taken from where this machine gets its packages; apt's own lists stay as they are.
# Usage (as root): fetch-compose.sh
set -eu
site=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | head -1)
[ -n "$site" ] || { echo 'this machine takes no packages from Debian' >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $site trixie main" > "$work/sources.list"
apt() {
  apt-get -q -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" -o Acquire::Languages=none \
    -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=/dev/null -o APT::Sandbox::User=root "$@"
}
cd "$work"
apt update
apt download docker-compose
dpkg-deb -x docker-compose_*.deb unpacked
install -D -t "${DOCKER_CONFIG:-$HOME/.docker}/cli-plugins" unpacked/usr/libexec/docker/cli-plugins/docker-compose
