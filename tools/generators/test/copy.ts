import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { flushChanges, FsTree } from 'nx/src/generators/tree';

const run = promisify(execFile);
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/** The repository once more, elsewhere, for what is generated into it to be compiled and started. */
export interface Copy {
  generate(write: (tree: Tree) => Promise<unknown>): Promise<void>;
  /** `npm install`, without a network: new projects find what is installed here, and are found by their names. */
  install(): Promise<void>;
  /** The specs of a project whose path matches, and of these the tests whose name does; all by default. @throws as `run`. */
  test(folder: string, which?: Which, env?: Record<string, string>): Promise<void>;
  /** @throws with what the program printed. */
  run(program: string, args: readonly string[], folder?: string, env?: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

/** Patterns: of paths, and of the names of tests. */
export interface Which {
  readonly path?: string;
  readonly name?: string;
}

export async function copyRepository(): Promise<Copy> {
  const root = await mkdtemp(join(tmpdir(), 'rep13-generated-'));
  for (const file of await listed('ls-files', '--cached', '--others', '--exclude-standard'))
    await cp(join(REPOSITORY, file), join(root, file), { recursive: true });
  const copy: Copy = {
    async generate(write) {
      const tree = new FsTree(root, false);
      await write(tree);
      flushChanges(root, tree.listChanges());
    },
    install: () => install(root),
    async run(program, args, folder = '', env = {}) {
      const { PATH, HOME, TEST_DATABASE_URL } = process.env;
      const given = { PATH, HOME, ...(TEST_DATABASE_URL && { TEST_DATABASE_URL }), CI: '1', ...env };
      const script = join(REPOSITORY, 'node_modules', program);
      const node = ['--experimental-vm-modules', script, ...args];
      await run(process.execPath, node, { cwd: join(root, folder), env: given }).catch(
        ({ stdout, stderr }: { stdout: string; stderr: string }) => {
          throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
        },
      );
    },
    test(folder, { path, name } = {}, env) {
      const config = ['--config', join(root, 'jest.config.mjs'), '--rootDir', '.', '--runInBand'];
      const which = [...(name ? ['-t', name] : []), ...(path ? [path] : [])];
      return copy.run('jest/bin/jest.js', [...config, ...which], folder, env);
    },
    remove: () => rm(root, { recursive: true }),
  };
  return copy;
}

async function listed(...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: REPOSITORY, maxBuffer: 1e8 });
  return stdout.split('\n').filter(Boolean);
}

async function install(root: string): Promise<void> {
  const packages = join(root, 'node_modules');
  await mkdir(join(packages, '@rep13'), { recursive: true });
  for (const name of await readdir(join(REPOSITORY, 'node_modules')))
    if (name !== '@rep13') await symlink(join(REPOSITORY, 'node_modules', name), join(packages, name));
  for (const folder of projectsIn(root)) {
    const { name } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as {
      name: string;
    };
    await symlink(join(root, folder), join(packages, name));
    const own = join(REPOSITORY, folder, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, folder, 'node_modules'));
  }
}

function projectsIn(root: string): string[] {
  const found: string[] = [];
  visitNotIgnoredFiles(new FsTree(root, false), '.', (file) => {
    if (basename(file) === 'package.json' && file !== 'package.json') found.push(dirname(file));
  });
  return found;
}
