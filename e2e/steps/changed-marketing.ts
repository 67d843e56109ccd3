import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { dataDir } from './running-stack.ts';

const run = promisify(execFile);

export const webRoot = (): string => join(dataDir(), 'web');

/** What is deployed: the registry's lines, and the page of the shell. */
export async function deployed() {
  const registry = JSON.parse(await readFile(join(webRoot(), 'remotes.json'), 'utf8')) as Record<
    string,
    { version: string }
  >;
  return { registry, page: await readFile(join(webRoot(), 'index.html'), 'utf8') };
}

/** The text of a file of the build, as it is in another build. */
type Change = (text: string, file: string) => string;

/** Another build of marketing, in a folder of its own. @returns its version, and where it lies */
export async function buildChangedMarketing(version: string, change: Change) {
  const changed = randomBytes(8).toString('hex');
  const folder = await mkdtemp(join(webRoot(), 'changed-'));
  await cp(join(webRoot(), 'marketing', version), folder, { recursive: true });
  const changeFile = async (file: string) =>
    change((await readFile(join(folder, file), 'utf8')).replaceAll(version, changed), file);

  const build = JSON.parse(await changeFile('build.json')) as { integrity: Record<string, string> };
  for (const file of (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))) {
    const bytes = Buffer.from(await changeFile(file));
    await writeFile(join(folder, file), bytes);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(bytes));
    const address = `/marketing/${changed}/${file}`;
    if (address in build.integrity) {
      build.integrity[address] = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    }
  }
  await writeFile(join(folder, 'build.json'), JSON.stringify(build));
  return { version: changed, folder };
}

/** As a new build of marketing alone would lie there, with other words in it. @returns its version. */
export async function placeChangedMarketing(version: string, replacement: [from: string, to: string]) {
  const changed = await buildChangedMarketing(version, (text) => text.replaceAll(...replacement));
  await rename(changed.folder, join(webRoot(), 'marketing', changed.version));
  return changed.version;
}

/** The command that operators use. */
export async function deployMarketing(version: string): Promise<void> {
  const command = ['tools/web/deploy-cli.ts', 'marketing', '--web-root', webRoot(), '--version', version];
  await run('node_modules/.bin/tsx', command);
}
