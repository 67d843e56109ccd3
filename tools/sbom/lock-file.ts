import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What npm's lock file says of one package. */
export interface LockedPackage {
  /** Where it is installed under another name, its own one. */
  readonly name?: string;
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface InstalledPackage extends LockedPackage {
  /** Such as `node_modules/express/node_modules/debug`; empty for ourselves. */
  readonly path: string;
  readonly name: string;
  /** The paths of what it needs, as Node would find them from there. */
  readonly needs: readonly string[];
}

const FOLDER = 'node_modules/';

/**
 * What is installed in a folder and runs, first ourselves. Read from the lock file, because
 * `npm sbom --omit dev` forgets what is also needed for building: react, express and others.
 */
export function installedPackages(folder: string): InstalledPackage[] {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const runs = ([path, { dev, link }]: [string, LockedPackage]) =>
    path === '' || (path.includes(FOLDER) && !dev && !link && existsSync(join(folder, path)));
  const shipped = new Map(Object.entries(lock.packages).filter(runs));
  return [...shipped].map(([path, locked]) => ({
    ...locked,
    path,
    name: locked.name ?? (path.slice(path.lastIndexOf(FOLDER) + FOLDER.length) || 'rep13'),
    needs: neededBy(locked).flatMap((name) => found(name, path, shipped) ?? []),
  }));
}

const neededBy = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] => [
  ...new Set(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })),
];

/** Node looks in the package's own folder, then in each one around it. */
function found(name: string, from: string, shipped: ReadonlyMap<string, LockedPackage>): string | undefined {
  const around = from ? from.split(`/${FOLDER}`) : [];
  for (let depth = around.length; depth >= 0; depth -= 1) {
    const path = [...around.slice(0, depth), name].join(`/${FOLDER}`);
    const full = depth === 0 ? FOLDER + name : path;
    if (shipped.has(full)) return full;
  }
  return undefined;
}
