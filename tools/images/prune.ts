import { cpSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { closureOf } from './closure.ts';

/** Of a project only what runs: neither sources nor tests nor what other steps of the build left. */
const NOT_RUN = new Set(['src', 'test', 'migrations', 'node_modules', 'jest.config.mjs', 'tsconfig.json']);

/** What npm needs to install the packages of the lock file. */
const OF_THE_REPOSITORY = ['package.json', 'package-lock.json', '.npmrc'];

/**
 * Copies what one service's image holds into an empty folder: the service and the projects it stands on, built, and
 * the lock file. `npm install --omit=dev` there installs these projects' packages in the locked versions, and no others.
 */
export function prune(service: string, repository: string, target: string): void {
  for (const { folder } of closureOf(service, repository)) {
    mkdirSync(dirname(join(target, folder)), { recursive: true });
    cpSync(join(repository, folder), join(target, folder), {
      recursive: true,
      filter: (path) => !NOT_RUN.has(basename(path)) || path.includes('/dist/'),
    });
  }
  for (const file of OF_THE_REPOSITORY) cpSync(join(repository, file), join(target, file));
}
