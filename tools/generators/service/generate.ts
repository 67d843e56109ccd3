import { names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { asTitle, checkedServiceName, checkedTitle } from '../support/checked-names.ts';
import { addExport, addImport, addToList, mustBeNew } from '../support/edit-files.ts';
import { addOwner, addOwnersOfContracts } from '../support/owners.ts';
import { addDependency, projectMustBeNew, versionsIn } from '../support/packages.ts';
import { finished, writeFiles } from '../support/write-files.ts';

interface Options {
  readonly name: string;
  readonly does?: string;
}

export async function generate(tree: Tree, options: Options): Promise<GeneratorCallback> {
  const name = checkedServiceName(options.name);
  projectMustBeNew(tree, name);
  mustBeNew(tree, `libs/contracts/${name}`);
  const does = checkedTitle(options.does ?? `${asTitle(name)}, and what belongs to it.`);
  const substitutions = { ...names(name), name, does, version: versionsIn(tree) };
  writeFiles(tree, 'service/files', `services/${name}`, substitutions);
  writeFiles(tree, 'service/contracts', `libs/contracts/${name}`, substitutions);
  writeFiles(tree, 'service/release', '.github/workflows', substitutions);
  addOwner(tree, `/services/${name}/`, name);
  addOwnersOfContracts(tree, `/libs/contracts/${name}/`, name);
  addToCatalogue(tree, name);
  return finished(
    tree,
    'npm install',
    'npm run reference',
    `npx nx test ${name}`,
    'a team of that name in .github/CODEOWNERS; its words on the status page, STATUS_SERVICES in libs/content, and in the trees of README and docs/architecture.md; its image in deploy/overlays/*/kustomization.yaml',
  );
}

/** Its events and commands among those of all, and the service among those that the gateway asks for dead letters. */
function addToCatalogue(tree: Tree, name: string): void {
  const catalogue = 'libs/contracts/catalogue';
  const own = `@rep13/contracts-${name}`;
  const [events, commands] = [`${name.toUpperCase()}_EVENTS`, `${name.toUpperCase()}_COMMANDS`];
  addToList(
    tree,
    'libs/contracts/messaging/src/dead-letters.ts',
    'export const EVENT_SERVICES = [',
    `'${name}'`,
  );
  addDependency(tree, catalogue, own, '*');
  addExport(tree, `${catalogue}/reference/every-contract.ts`, own);
  const list = `${catalogue}/src/catalogue.ts`;
  addImport(tree, list, `${commands}, ${events}`, own);
  const line = `{ events: ${events}, commands: ${commands} }`;
  addToList(tree, list, 'const SERVICES: readonly ServiceContracts[] = [', line);
}
