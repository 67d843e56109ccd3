#!/bin/sh
# Installs Debian or Ubuntu packages without letting their servers start: the launcher runs its own.
# Usage (as root): apt-install.sh postgresql redis-server …
set -eu
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends "$@"
# On a machine with systemd the packages would start their servers at the next boot.
if [ -d /run/systemd/system ]; then
  for unit in postgresql redis-server nats-server etcd patroni haproxy; do
    case " $* " in *" $unit "* | *" $unit-server "*) systemctl disable --quiet "$unit" || true ;; esac
  done
fi
