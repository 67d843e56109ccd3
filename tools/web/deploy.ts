import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withLock } from './lock.ts';
import { appFolder, globalName } from './paths.mjs';

const REMOTES = ['marketing', 'funnel', 'client-portal', 'admin'];

interface Build {
  name: string;
  version: string;
}

/**
 * Makes a build the one that is served. Its files get a folder of their own beside those of earlier versions;
 * only then one line of the registry is swapped, in one step. Nothing else is touched.
 * @param version an earlier one to go back to; without it the project's own `dist`
 */
export function deployRemote(name: string, webRoot: string, version?: string): Promise<string> {
  return deployRemoteFrom(version ? join(webRoot, name, version) : distOf(name), name, webRoot);
}

/** As `deployRemote`; what is swapped is the page that all visitors get. */
export function deployShell(webRoot: string, version?: string): Promise<string> {
  return deployShellFrom(version ? join(webRoot, 'shell', version) : distOf('shell'), webRoot);
}

export async function deployRemoteFrom(folder: string, name: string, webRoot: string): Promise<string> {
  const { version } = await place(folder, name, webRoot);
  const entry = `/${name}/${version}/remoteEntry.js`;
  await withLock(join(webRoot, '.deploy.lock'), async () => {
    const registry = {
      ...(await readRegistry(webRoot)),
      [name]: { version, entry, global: globalName(name) },
    };
    await replaceFile(join(webRoot, 'remotes.json'), JSON.stringify(registry, null, 2));
  });
  return version;
}

export async function deployShellFrom(folder: string, webRoot: string): Promise<string> {
  const { version } = await place(folder, 'shell', webRoot);
  const page = await readFile(join(webRoot, 'shell', version, 'index.html'), 'utf8');
  await replaceFile(join(webRoot, 'index.html'), page);
  return version;
}

/** Everything that was built; what has not changed stays as it is. */
export async function deployAll(webRoot: string): Promise<void> {
  for (const name of REMOTES) await deployRemote(name, webRoot);
  await deployShell(webRoot);
}

async function place(folder: string, name: string, webRoot: string): Promise<Build> {
  const build = await readBuild(name, folder);
  const target = join(webRoot, name, build.version);
  if (await exists(target)) return build;
  // A half-copied folder must never look like a version.
  const incoming = `${target}.incoming-${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await cp(folder, incoming, { recursive: true });
  await rename(incoming, target).catch(async (error: unknown) => {
    await rm(incoming, { recursive: true });
    if (!(await exists(target))) throw error;
  });
  return build;
}

async function readBuild(name: string, folder: string): Promise<Build> {
  try {
    return JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`There is no build of ${name} in ${folder}. Run: npx nx build ${name}`, { cause });
  }
}

async function readRegistry(webRoot: string): Promise<Record<string, unknown>> {
  const file = join(webRoot, 'remotes.json');
  return (await exists(file)) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

async function replaceFile(file: string, text: string): Promise<void> {
  const incoming = `${file}.incoming-${process.pid}`;
  await writeFile(incoming, text);
  await rename(incoming, file);
}

const distOf = (name: string) => join(appFolder(name), 'dist');

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
