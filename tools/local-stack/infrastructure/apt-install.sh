#!/bin/sh
# Installs Debian or Ubuntu packages without letting their servers start: the launcher runs its own.
# Usage (as root): apt-install.sh postgresql redis-server …
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
policy=/usr/sbin/policy-rc.d
made=
trap 'rm -rf "$work" $made' EXIT
if [ ! -e "$policy" ]; then
  made=$policy
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod +x "$policy"
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -q

# Debian 12's NATS has lost events in a cluster, and knows one filter for each consumer; Debian 13's runs there too.
nats_server() {
  case $(apt-cache policy nats-server | sed -n 's/^ *Candidate: //p') in
    2.[0-9].*)
      sh "$here/download-from-debian-13.sh" nats-server "$work" && ls "$work"/nats-server_*.deb && return
      echo "Debian 13's NATS cannot be had: installing this machine's." >&2
      ;;
  esac
  echo nats-server
}
asked=" $* "
for package; do
  shift
  [ "$package" != nats-server ] || package=$(nats_server)
  set -- "$@" "$package"
done
apt-get install -q -y --no-install-recommends "$@"
# On a machine with systemd the packages would start their servers at the next boot.
if [ -d /run/systemd/system ]; then
  for unit in postgresql redis-server nats-server etcd patroni haproxy; do
    case $asked in *" $unit "* | *" $unit-server "*) systemctl disable --quiet "$unit" || true ;; esac
  done
fi
