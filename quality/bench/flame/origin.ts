import { fileURLToPath } from 'node:url';
import type { CallFrame } from './cpu-profile.ts';

/** Whose code a frame is. */
export type Owner = 'ours' | 'package' | 'node' | 'native';

export interface Origin {
  readonly owner: Owner;
  /** Where it stands, short enough for a picture; empty for what is no script. */
  readonly place: string;
}

/** Where the built file of a service or library begins to resemble its source. */
const BUILT = /^(?:services|libs)\/(.+?)\/dist\/(?:src\/)?(.+)$/;

/** @param root the folder that our own files are in. */
export function originOf({ url }: Pick<CallFrame, 'url'>, root: string): Origin {
  if (url === '') return { owner: 'native', place: '' };
  if (!url.startsWith('file:')) return { owner: 'node', place: url };
  const path = fileURLToPath(url);
  const [, inPackage] = /.*\/node_modules\/(.+)$/.exec(path) ?? [];
  if (inPackage) return { owner: 'package', place: shortened(inPackage) };
  const own = path.startsWith(root)
    ? path.slice(root.length).replace(/^\//, '')
    : (path.split('/').at(-1) ?? '');
  const [, project, file] = BUILT.exec(own) ?? [];
  return { owner: 'ours', place: project ? `${project}/${file}` : own };
}

/** The package and the file: what lies between says little. */
function shortened(path: string): string {
  const parts = path.split('/');
  const name = parts.slice(0, path.startsWith('@') ? 2 : 1);
  return [...name, parts.at(-1)].join('/');
}
