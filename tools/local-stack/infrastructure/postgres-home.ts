import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, readlink, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Owner } from '../processes/program.ts';

const CANDIDATES = ['postgres', 'nobody'];
const SYSTEM_HOME = '/var/lib/rep13';

/** Who runs PostgreSQL when we are root, which it refuses to be; undefined when we are not. */
export async function unprivilegedOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root. Start as another user, or make a user named "postgres".');
}

/**
 * The folder that holds PostgreSQL's files, owned by `owner`. Normally `<folder>/postgres`; when a parent is
 * closed to other users (such as /root), that is a link to a folder under /var/lib/rep13.
 */
export async function postgresHome(folder: string, owner?: Owner): Promise<string> {
  const wanted = resolve(folder, 'postgres');
  const linked = await linkTarget(wanted);
  const home = linked ?? (owner && !(await isOpenToOthers(dirname(wanted))) ? elsewhere(wanted) : wanted);
  await mkdir(home, { recursive: true });
  if (home !== wanted && !linked) await symlink(home, wanted);
  await chmod(home, 0o700);
  if (owner) await chown(home, owner.uid, owner.gid);
  return home;
}

const elsewhere = (wanted: string) =>
  join(SYSTEM_HOME, createHash('sha256').update(wanted).digest('hex').slice(0, 12));

async function linkTarget(path: string): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isSymbolicLink() ? readlink(path) : undefined;
}

async function isOpenToOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpenToOthers(dirname(folder));
}
