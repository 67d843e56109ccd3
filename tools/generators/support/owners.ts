import type { Tree } from '@nx/devkit';
import { addLineAfter } from './edit-files.ts';

const FILE = '.github/CODEOWNERS';

/** The team of an app or a service owns its folder. */
export function addOwner(tree: Tree, folder: string, team: string): void {
  addLineAfter(tree, FILE, kindOf(folder), `${folder.padEnd(26)} @rep13/${team}`);
}

/** What crosses a border is owned by both sides. */
export function addOwnersOfContracts(tree: Tree, folder: string, team: string): void {
  addLineAfter(tree, FILE, '/libs/contracts/', `${folder.padEnd(36)} @rep13/platform @rep13/${team}`);
}

/** `/apps/admin/` → `/apps/` */
const kindOf = (folder: string) => `/${folder.split('/')[1]}/`;
