import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/** Where one installation keeps everything: DATA_DIR, or `.data` in the repository. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(REPOSITORY, env['DATA_DIR'] || '.data');

const OWNER_ONLY = 0o700;
/** As root, PostgreSQL runs as another user, who must get through to its own folder but sees no names on the way. */
const PASSED_THROUGH = 0o711;

/** Makes the data folder, or closes one that an earlier version left open: nobody else may look into it. */
export async function closedDataFolder(dataDir: string, isRoot = process.getuid?.() === 0): Promise<void> {
  const open = isRoot ? PASSED_THROUGH : OWNER_ONLY;
  await mkdir(dataDir, { recursive: true, mode: open });
  const { mode } = await stat(dataDir);
  await chmod(dataDir, mode & open);
}

/** A new data folder outside of the repository, which its user deletes. */
export async function temporaryDataFolder(name: string, place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(place, `rep13-${name}-`));
  await chmod(folder, PASSED_THROUGH);
  return folder;
}

/** A folder that only its owner may open, also where an earlier version left it open. */
export async function closedFolder(...path: string[]): Promise<string> {
  const folder = join(...path);
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  await chmod(folder, OWNER_ONLY);
  return folder;
}

/**
 * A random secret that is made once and then kept in a file only its owner can read. A caller at the same time gets the
 * same: the file is never there without it.
 */
export async function storedSecret(file: string, make: () => string = drawn): Promise<string> {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(own, make(), { mode: 0o600, flag: 'wx' });
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret === '') throw new Error(`${file} is empty; delete it to have a new secret made.`);
  return secret;
}

const drawn = (): string => randomBytes(32).toString('hex');
