import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.ts';
import { globalName } from './paths.mjs';

/** What a deployment reads of `build.json`. */
export interface Build {
  name: string;
  version: string;
  /** By path of a page, such as `/signature/:signupId`. */
  routes?: Record<string, unknown>;
  /** By address of a file such as `/robots.txt`. */
  files?: Record<string, unknown>;
}

/** As the shell reads it. */
export interface RegistryLine {
  version: string;
  entry: string;
  global: string;
  routes: string[];
}

type Registry = Record<string, { version: string }>;

/** Puts builds into `remotes.json` together: each with its version and the paths of its pages. */
export function registerRemotes(webRoot: string, builds: readonly Build[]): Promise<void> {
  return changeRegistry(webRoot, (registry) => {
    for (const { name, version } of builds) registry[name] = { version };
  });
}

/** Puts a build in the place of the one that is released. @throws when that is no longer `earlier` */
export function swapRemote(webRoot: string, { name, version }: Build, earlier: string | null): Promise<void> {
  return changeRegistry(webRoot, (registry) => {
    refuseOther(registry, name, earlier);
    registry[name] = { version };
  });
}

/** Back to what was before; null takes the remote out. @throws when the build is no longer the released one */
export function takeBack(webRoot: string, { name, version }: Build, earlier: string | null): Promise<void> {
  return changeRegistry(webRoot, (registry) => {
    refuseOther(registry, name, version);
    if (earlier === null) delete registry[name];
    else registry[name] = { version: earlier };
  });
}

export async function releasedVersion(webRoot: string, name: string): Promise<string | null> {
  return (await readRegistry(join(webRoot, 'remotes.json')))[name]?.version ?? null;
}

/** Takes a remote out of `remotes.json`: its pages are not found from now on, its files stay for open pages. */
export function withdrawRemote(webRoot: string, name: string): Promise<void> {
  return changeRegistry(webRoot, (registry) => {
    if (!registry[name]) throw new Error(`${name} is not deployed`);
    delete registry[name];
  });
}

/** @throws when there is none, with what to run */
export async function readBuild(name: string, folder: string): Promise<Build> {
  try {
    return JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`There is no build of ${name} in ${folder}. Run: npx nx build ${name}`, { cause });
  }
}

/** In one step: nobody reads half of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const incoming = `${file}.incoming-${process.pid}`;
  await writeFile(incoming, text);
  await rename(incoming, file);
}

function changeRegistry(webRoot: string, change: (registry: Registry) => void): Promise<void> {
  const file = join(webRoot, 'remotes.json');
  return withLock(join(webRoot, '.deploy.lock'), async () => {
    const registry = await readRegistry(file);
    const before = Object.entries(registry);
    change(registry);
    const builds = await deployedBuilds(webRoot, registry);
    refuseSharedPaths(builds);
    // Every line again: one that an earlier release wrote has no paths.
    for (const build of builds) registry[build.name] = lineOf(build);
    await replaceFile(file, JSON.stringify(registry, null, 2));
    const left = before.filter(([name, { version }]) => registry[name]?.version !== version);
    await Promise.all(left.map(([name, { version }]) => touch(join(webRoot, name, version))));
  });
}

/** Somebody may have it open from now on for as long as old versions are kept. */
async function touch(folder: string): Promise<void> {
  const now = new Date();
  // One whose folder is gone is not open anywhere.
  await utimes(folder, now, now).catch(() => undefined);
}

function refuseOther(registry: Registry, name: string, expected: string | null): void {
  const version = registry[name]?.version ?? null;
  if (version === expected) return;
  throw new Error(`${name} ${version ?? 'nothing'} is released by now, no longer ${expected ?? 'nothing'}`);
}

async function readRegistry(file: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
}

export const lineOf = ({ name, version, routes = {} }: Build): RegistryLine => ({
  version,
  entry: `/${name}/${version}/remoteEntry.js`,
  global: globalName(name),
  routes: Object.keys(routes),
});

async function deployedBuilds(webRoot: string, registry: Registry): Promise<Build[]> {
  const lines = Object.entries(registry);
  const builds = await Promise.all(
    // One whose folder is gone fails by itself; its line stays as it is.
    lines.map(([name, { version }]) => readBuild(name, join(webRoot, name, version)).catch(() => [])),
  );
  return builds.flat();
}

function refuseSharedPaths(builds: readonly Build[]): void {
  const claims = builds.flatMap(({ name, routes, files }) =>
    [...Object.keys(routes ?? {}), ...Object.keys(files ?? {})].map((path) => ({ name, path })),
  );
  for (const [index, one] of claims.entries()) {
    const other = claims.slice(0, index).find(({ name, path }) => name !== one.name && meet(path, one.path));
    if (!other) continue;
    throw new Error(
      `Two remotes claim the same path: ${other.name} has ${other.path}, ${one.name} has ${one.path}. ` +
        'Nothing is deployed. Take the path out of one of them, and deploy that one first.',
    );
  }
}

/** Whether there is an address that both stand for. */
function meet(one: string, other: string): boolean {
  const parts = partsOf(one);
  const others = partsOf(other);
  return (
    parts.length === others.length &&
    parts.every((part, index) => [part, others[index]].some(isOpen) || part === others[index])
  );
}

const partsOf = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/');
const isOpen = (part = '') => part.startsWith(':');
