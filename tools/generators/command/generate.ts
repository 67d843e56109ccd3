import { names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { asConstant, asTitle, checkedSubject } from '../support/checked-names.ts';
import { contractMustBeNew, contractsOf } from '../support/contracts.ts';
import { addExport, addImport, addToList, mustBeNew } from '../support/edit-files.ts';
import { addResponder, moduleOf, sourcesOf } from '../support/modules.ts';
import { addDependency, versionsIn } from '../support/packages.ts';
import { finished, writeFiles } from '../support/write-files.ts';

interface Options {
  readonly command: string;
  readonly folder?: string;
}

export async function generate(tree: Tree, options: Options): Promise<GeneratorCallback> {
  const [context, aggregate, what] = checkedSubject('A command', options.command, 'sla.ticket.reopen');
  const [verb = '', ...rest] = what.split('-');
  const { className, fileName } = names([verb, aggregate, ...rest].join('-'));
  const folder = options.folder ?? folderOf(tree, context, aggregate);
  const substitutions = {
    ...{ className, fileName, context, subject: `rpc.${options.command}.v1` },
    aggregateName: names(aggregate).propertyName,
    summary: `${asTitle(aggregate)}: ${what.replaceAll('-', ' ')}.`,
  };
  contractMustBeNew(tree, className, substitutions.subject);

  const contract = writeContract(tree, { context, folder, className, fileName, substitutions });
  const services = `${sourcesOf(tree, context)}/${folder}`;
  const service = `${services}/${fileName}.service.ts`;
  mustBeNew(tree, service);
  const module = moduleOf(tree, context, folder);
  writeFiles(tree, 'command/service', services, substitutions);
  addResponder(tree, module, { className: `${className}Service`, file: service });
  return finished(
    tree,
    `give ${contract} its fields, what it answers, and a comment that says so`,
    `say what it may be refused with beside the subject: static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals`,
    `answer it in ${service}, or on a method of a provider that is there`,
    'npm install, if it is the first command of its service with fields',
    `call it: rpc.call(${className}, {…}); a service other than the gateway names it among its calls, then npm run reference`,
  );
}

interface Contract {
  readonly context: string;
  readonly folder: string;
  readonly className: string;
  readonly fileName: string;
  readonly substitutions: Readonly<Record<string, string>>;
}

function writeContract(
  tree: Tree,
  { context, folder, className, fileName, substitutions }: Contract,
): string {
  const source = contractsOf(tree, context);
  const own = tree.exists(`${source}/${folder}`) ? folder : undefined;
  const path = [own, `${fileName}.command.ts`].filter(Boolean).join('/');
  mustBeNew(tree, `${source}/${path}`);
  writeFiles(tree, 'command/contract', [source, own].filter(Boolean).join('/'), substitutions);
  addImport(tree, `${source}/catalogue.ts`, className, `./${path}`);
  const list = `export const ${asConstant(context)}_COMMANDS: readonly CommandClass[] = [`;
  addToList(tree, `${source}/catalogue.ts`, list, className);
  addExport(tree, `${source}/index.ts`, `./${path}`);
  addDependency(tree, `libs/contracts/${context}`, 'class-validator', versionsIn(tree)('class-validator'));
  return `${source}/${path}`;
}

/** `tickets` for a ticket, if there is such a folder. */
function folderOf(tree: Tree, context: string, aggregate: string): string {
  const folders = tree.children(sourcesOf(tree, context));
  return folders.includes(`${aggregate}s`) ? `${aggregate}s` : aggregate;
}
