#!/bin/sh
# Puts Debian 13's `docker compose` (2.26) where Docker's client finds it: Debian 12's is version 1, which does not read
# docker-compose.yml.
# Usage (as root): fetch-compose.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sh "$here/../../local-stack/infrastructure/unpack-from-debian-13.sh" docker-compose "$work/unpacked"
install -D -t "${DOCKER_CONFIG:-$HOME/.docker}/cli-plugins" "$work/unpacked/usr/libexec/docker/cli-plugins/docker-compose"
