import { offsetFromRoot, type Tree } from '@nx/devkit';
import { versionsIn } from '../support/packages.ts';
import { writeFiles } from '../support/write-files.ts';

/** The files of a remote, in any folder of the repository. */
export function writeRemote(
  tree: Tree,
  folder: string,
  { name, title }: { name: string; title: string },
): void {
  const version = versionsIn(tree);
  writeFiles(tree, 'remote/files', folder, { name, title, version, offsetFromRoot: offsetFromRoot(folder) });
}
