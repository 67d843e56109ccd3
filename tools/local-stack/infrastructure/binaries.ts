import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where to look for server programs: PATH first, then the folders Debian keeps off a user's PATH. */
export interface SearchPlaces {
  readonly path: string;
  readonly folders: readonly string[];
  /** Debian's home of its PostgreSQL versions. */
  readonly postgresVersions: string;
}

export const SYSTEM_PLACES: SearchPlaces = {
  path: process.env['PATH'] ?? '',
  folders: ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/opt/homebrew/bin'],
  postgresVersions: '/usr/lib/postgresql',
};

/** The first runnable file of that name, or undefined. */
export function findBinary(name: string, places: SearchPlaces = SYSTEM_PLACES): string | undefined {
  return [...places.path.split(delimiter).filter(Boolean), ...places.folders]
    .map((folder) => join(folder, name))
    .find(isRunnable);
}

/**
 * The folder with PostgreSQL's programs (`postgres`, `initdb`), or undefined.
 * @param major takes just this major version, because data files of another cannot be opened.
 */
export function findPostgresFolder(major?: string, places: SearchPlaces = SYSTEM_PLACES): string | undefined {
  const versions = existsSync(places.postgresVersions) ? readdirSync(places.postgresVersions) : [];
  const debian = versions
    .filter((version) => major === undefined || version === major)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(places.postgresVersions, version, 'bin'))
    .find((folder) => isRunnable(join(folder, 'postgres')) && isRunnable(join(folder, 'initdb')));
  if (debian) return debian;
  const onPath = findBinary('postgres', places);
  return onPath && findBinary('initdb', places) ? join(onPath, '..') : undefined;
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
