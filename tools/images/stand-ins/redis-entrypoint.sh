#!/bin/sh
# As the official image: the server runs as a user of its own.
set -eu
[ "$1" = redis-server ] && [ "$(id -u)" = 0 ] || exec "$@"
exec setpriv --reuid redis --regid redis --init-groups "$@"
