import { execFile } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeRemote as writeFiles } from '@rep13/generators';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { webRoot } from './changed-marketing.ts';

const run = promisify(execFile);
const REPOSITORY = resolve('.');
const bin = (name: string) => join(REPOSITORY, 'node_modules/.bin', name);

/** A remote that nobody has heard of, in a folder of the repository that has its name. */
export function writeRemote(folder: string, name: string, title: string): void {
  const tree = new FsTree(REPOSITORY, false);
  writeFiles(tree, relative(REPOSITORY, folder), { name, title });
  flushChanges(REPOSITORY, tree.listChanges());
}

/** Its own spec, and its own build. */
export async function testAndBuild(folder: string): Promise<void> {
  const { PATH, HOME } = process.env;
  const options = { cwd: folder, env: { PATH, HOME, CI: '1', NODE_OPTIONS: '--experimental-vm-modules' } };
  await run(bin('jest'), ['--config', join(REPOSITORY, 'jest.config.mjs'), '--rootDir', '.'], options);
  await run(bin('webpack'), ['--mode', 'production'], options);
}

/** The command that operators use. */
async function deployment(...args: string[]): Promise<void> {
  await run(bin('tsx'), ['tools/web/deploy-cli.ts', ...args, '--web-root', webRoot()]);
}

export const deployRemote = (name: string, folder: string) =>
  deployment(name, '--from', join(folder, 'dist'));
export const withdrawRemote = (name: string) => deployment(name, '--withdraw');
