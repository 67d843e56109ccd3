import type { GeneratorCallback, Tree } from '@nx/devkit';
import { asTitle, checkedName, checkedTitle } from '../support/checked-names.ts';
import { projectMustBeNew } from '../support/packages.ts';
import { addOwner } from '../support/owners.ts';
import { finished, writeFiles } from '../support/write-files.ts';
import { writeRemote } from './write-remote.ts';

interface Options {
  readonly name: string;
  readonly title?: string;
}

export async function generate(tree: Tree, options: Options): Promise<GeneratorCallback> {
  const name = checkedName('The name of a remote', options.name);
  projectMustBeNew(tree, name);
  writeRemote(tree, `apps/${name}`, { name, title: checkedTitle(options.title ?? asTitle(name)) });
  writeFiles(tree, 'remote/release', '.github/workflows', { name });
  addOwner(tree, `/apps/${name}/`, name);
  return finished(
    tree,
    'npm install',
    `npx nx release-remote ${name}`,
    'a team of that name in .github/CODEOWNERS',
  );
}
