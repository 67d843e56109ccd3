import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths.mjs';

const run = promisify(execFile);

/** A checkout of a CI may belong to another user; we only read it. */
const GIT = ['-c', `safe.directory=${root.replace(/\/$/, '')}`, '-C', root];
/** What is made, or installed, and never written by hand. */
const NOT_SOURCE = new Set(['.git', '.nx', '.data', 'dist', 'node_modules', 'test-results']);

/** What git prints. @throws when it refuses */
export async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...GIT, ...args], { maxBuffer: 64 * 1_024 * 1_024 });
  return stdout.trim();
}

/** Everything as it lies here, saved or not, in an empty folder where apps can be built. */
export async function copyWorkspace(folder: string): Promise<void> {
  await cp(root, folder, { recursive: true, filter: (path) => !NOT_SOURCE.has(basename(path)) });
  await linkPackages(folder);
}

/** The same as it was at a commit, with the packages of today. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'commit.tar');
  await git('archive', '--output', archive, commit);
  await run('tar', ['-x', '-C', folder, '-f', archive]);
  await rm(archive);
  await linkPackages(folder);
}

/**
 * The packages of others are those that are installed here; ours are the folder's own. What has packages of its own,
 * which only services do, does not find them.
 */
async function linkPackages(folder: string): Promise<void> {
  const [installed, target] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  const ours = join(target, '@rep13');
  await mkdir(ours, { recursive: true });
  const others = (await readdir(installed)).filter((name) => name === '.bin' || !/^(\.|@rep13$)/.test(name));
  await Promise.all(others.map((name) => symlink(join(installed, name), join(target, name))));
  for (const name of await readdir(join(installed, '@rep13')))
    await symlink(await readlink(join(installed, '@rep13', name)), join(ours, name));
}
