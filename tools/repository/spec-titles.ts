import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
export const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');

const NOT_IN_GIT = ['node_modules', 'dist', '.git', '.nx', '.data'];

/** Every file and folder below one, relative to the repository. */
function pathsIn(folder: string): string[] {
  return readdirSync(join(REPOSITORY, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_IN_GIT.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...pathsIn(path)] : [path];
  });
}

export const PATHS: readonly string[] = pathsIn('.');

const withPlainQuotes = (text: string) => text.replaceAll("\\'", "'").replace(/[‘’]/g, "'");

/** The text of every spec, by its path. */
export const SPECS: ReadonlyMap<string, string> = new Map(
  PATHS.filter((path) => /\.spec\.tsx?$/.test(path)).map((path) => [path, withPlainQuotes(read(path))]),
);

/** Whether a spec has a title; `…` stands for what is left out or filled in by a table. */
export const holds = (spec: string, title: string): boolean =>
  withPlainQuotes(title)
    .split('…')
    .every((part) => SPECS.get(spec)?.includes(part.trim()) ?? false);
