#!/bin/sh
# As the official image: an empty volume gets the user and database that the environment names; then the server runs as
# a user of its own.
set -eu
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  password=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" > "$password"
  chown postgres "$password"
  as_postgres initdb --username "$POSTGRES_USER" --pwfile "$password" --encoding UTF8 --locale C.UTF-8 \
    --auth-local trust --auth-host scram-sha-256
  rm "$password"
  echo "create database \"$POSTGRES_DB\"" | as_postgres postgres --single -j postgres
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
fi
install -d -o postgres -g postgres /var/run/postgresql
exec setpriv --reuid postgres --regid postgres --init-groups "$@"
