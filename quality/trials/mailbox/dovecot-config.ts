import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { LOOPBACK } from '@rep13/local-stack';

interface Wanted {
  readonly folder: string;
  readonly port: number;
  /** Undefined: who runs this. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/** A mailbox for one user, without TLS on this machine; nothing of it needs root or a user of Dovecot's own. */
export function dovecotConfig({ folder, port, owner }: Wanted): string {
  const { uid, gid } = owner ?? userInfo();
  const [user, group] = [nameIn('/etc/passwd', uid), nameIn('/etc/group', gid)];
  return `
base_dir = ${join(folder, 'run')}
state_dir = ${join(folder, 'state')}
log_path = ${join(folder, 'dovecot.log')}
protocols = imap
listen = ${LOOPBACK}
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${group}
first_valid_uid = 1
auth_username_format = %Ln
mail_location = maildir:${join(folder, 'Mail')}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${join(folder, 'home')}
}
${folders}
${services(port)}
`;
}

const folders = `namespace inbox {
  inbox = yes
  mailbox Junk {
    special_use = \\Junk
  }
}`;

/** Without what needs root. */
const services = (port: number): string => `service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${['anvil', 'stats', 'ipc'].map((name) => `service ${name} {\n  chroot =\n}`).join('\n')}`;

/** Dovecot takes no numbers here. */
const nameIn = (file: string, id: number): string =>
  readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.split(':')[2] === `${id}`)
    ?.split(':')[0] ?? '';
