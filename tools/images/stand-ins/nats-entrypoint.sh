#!/bin/sh
# As the official image: arguments alone are the server's.
set -eu
case ${1:-} in -*) set -- nats-server "$@" ;; esac
exec "$@"
