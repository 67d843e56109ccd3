#!/bin/sh
# Stand-ins for the base images that Dockerfile and docker-compose.yml name, where no image registry is reachable: made
# of Debian's packages and npm's, from wherever this machine gets both. An image that is there already stays. They are
# for trying the product in containers, not for running it: nobody brings them security updates.
# Usage (as root, on Debian 12 with debootstrap, npm and a Docker engine): make.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
repository=$here/../../..
version=$(cat "$repository/.nvmrc")
site=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' 'Component: main' | head -1)
[ -n "$site" ] || { echo 'this machine takes no packages from Debian 12' >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

is_there() { docker image inspect "$1" > /dev/null 2>&1; }

# Debian itself, with the certificates that this machine trusts.
if ! is_there rep13-debian; then
  debootstrap --variant=minbase --include=ca-certificates,libatomic1,libstdc++6 bookworm "$work/root" "$site"
  rm -rf "$work"/root/var/cache/apt/archives/*.deb
  cp /etc/ssl/certs/ca-certificates.crt "$work/root/etc/ssl/certs/"
  tar -C "$work/root" -c . | docker import \
    --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - rep13-debian
fi

# Node's program comes in an npm package, npm in another.
program=node-linux-$(node -p process.arch)
npm install --silent --no-save --prefix "$work" "$program@$version"
mkdir "$work/context"
cp "$work/node_modules/$program/bin/node" "$work/context/"
npm install --silent --no-save --prefix "$work/context" npm@11
echo "registry=$(npm config get registry)" > "$work/context/npmrc"
cp "$here"/*-entrypoint.sh "$work/context/"

# Each image is the stage with its name before the colon.
images=$(sed -n -E 's/^ARG NODE_IMAGE=//p' "$repository/Dockerfile"
  sed -n -E 's/^    image: ((postgres|redis|nats):.*)/\1/p' "$repository/docker-compose.yml")
for image in $images; do
  if is_there "$image"; then
    echo "$image is there already"
  else
    DOCKER_BUILDKIT=1 docker build --file "$here/Dockerfile" --target "${image%%:*}" --tag "$image" "$work/context"
  fi
done
