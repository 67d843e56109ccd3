import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { closureOf } from './closure.ts';
import { contentsOf } from './contents.ts';

/** Of a project only what runs: neither sources nor tests nor what other steps of the build left. */
const NOT_RUN = new Set(['src', 'test', 'migrations', 'node_modules', 'tsconfig.json']);

/**
 * Copies what one image holds into an empty folder: built projects, programs of ours, and what npm needs to install
 * their packages. `npm install --omit=dev` there installs these in the locked versions, and no others.
 */
export function prune(image: string, repository: string, target: string): void {
  const { services = [], apps = [], tool, packages = [] } = contentsOf(image, repository);
  for (const { folder } of closureOf(services, repository)) {
    mkdirSync(dirname(join(target, folder)), { recursive: true });
    cpSync(join(repository, folder), join(target, folder), {
      recursive: true,
      filter: (path) => path.includes('/dist/') || !(NOT_RUN.has(basename(path)) || path.endsWith('.ts')),
    });
  }
  for (const app of apps)
    cpSync(join(repository, app, 'dist'), join(target, app, 'dist'), { recursive: true });
  if (tool) compile(tool, repository, target);
  if (services.length + packages.length > 0) namePackages(packages, repository, target);
}

/** Puts the programs of a folder where they are here, as Node reads them. */
function compile(tool: string, repository: string, target: string): void {
  const options = ['--extensions', '.ts', '--copy-files', '--config-file', '.swcrc', '--quiet'];
  execFileSync(join(repository, 'node_modules/.bin/swc'), [tool, '--out-dir', target, ...options], {
    cwd: repository,
    stdio: 'inherit',
  });
}

/** The lock file holds everybody's packages: npm cuts it down to those of the projects that are there, and to these. */
function namePackages(packages: readonly string[], repository: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(repository, file), join(target, file));
  const read = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8')) as object;
  const locked = read('package-lock.json') as { packages: Record<string, { version: string }> };
  const dependencies = Object.fromEntries(
    packages.map((name) => [name, locked.packages[`node_modules/${name}`]?.version ?? '']),
  );
  const named = { ...read('package.json'), dependencies };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(named, null, 2)}\n`);
}
