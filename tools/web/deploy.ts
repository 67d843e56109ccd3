import { cp, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appFolder, root } from './paths.mjs';
import { readBuild, registerRemotes, replaceFile, type Build } from './registry.ts';

const SHELL = 'shell';

/** Which build: one of these, or else the project's own `dist`. */
export interface WhichBuild {
  /** An earlier one to go back to. */
  readonly version?: string | undefined;
  /** A folder that holds it. */
  readonly from?: string | undefined;
}

/**
 * Makes a build the one that is served. Its files get a folder of their own beside those of earlier versions;
 * only then one line of the registry is swapped, in one step. Nothing else is touched.
 * @throws when another remote has one of its paths; then nothing has changed
 */
export async function deployRemote(name: string, webRoot: string, which: WhichBuild = {}): Promise<string> {
  const { build } = await placeBuild(name, webRoot, which);
  await registerRemotes(webRoot, [build]);
  return build.version;
}

/** As `deployRemote`; what is swapped is the page that all visitors get. */
export async function deployShell(webRoot: string, which: WhichBuild = {}): Promise<string> {
  const { build } = await placeBuild(SHELL, webRoot, which);
  const { version } = build;
  const page = await readFile(join(webRoot, SHELL, version, 'index.html'), 'utf8');
  // It looks for the paths of pages there; lines of an earlier release are filled in.
  await registerRemotes(webRoot, []);
  await replaceFile(join(webRoot, 'index.html'), page);
  return version;
}

/** Everything that was built. */
export async function deployAll(webRoot: string): Promise<void> {
  const apps = await readdir(join(root, 'apps'), { withFileTypes: true });
  const names = apps.filter((app) => app.isDirectory() && app.name !== SHELL).map(({ name }) => name);
  await deployRemotes(webRoot, new Map(names.map((name) => [name, builtIn(name)])));
  await deployShell(webRoot);
}

/** The folders of several builds. Together, so that a path may go from one remote to another. */
export async function deployRemotes(webRoot: string, folders: ReadonlyMap<string, string>): Promise<void> {
  const placed = await Promise.all([...folders].map(([name, from]) => placeBuild(name, webRoot, { from })));
  await registerRemotes(
    webRoot,
    placed.map(({ build }) => build),
  );
}

const builtIn = (name: string): string => join(appFolder(name), 'dist');

/** Lays a build beside the earlier ones, where nobody sees it yet; `isNew` if it did not lie there. */
export async function placeBuild(
  name: string,
  webRoot: string,
  { version, from }: WhichBuild = {},
): Promise<{ build: Build; isNew: boolean }> {
  const folder = from ?? (version ? join(webRoot, name, version) : builtIn(name));
  const build = await readBuild(name, folder);
  const target = join(webRoot, name, build.version);
  if (await exists(target)) return { build, isNew: false };
  // A half-copied folder must never look like a version.
  const incoming = `${target}.incoming-${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await cp(folder, incoming, { recursive: true });
  await rename(incoming, target).catch(async (error: unknown) => {
    await rm(incoming, { recursive: true });
    if (!(await exists(target))) throw error;
  });
  return { build, isNew: true };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
