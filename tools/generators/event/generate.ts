import { names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { asConstant, asTitle, checkedSubject } from '../support/checked-names.ts';
import { contractMustBeNew, contractsOf } from '../support/contracts.ts';
import { addExport, addImport, addToList, mustBeNew } from '../support/edit-files.ts';
import { addDependency, versionsIn } from '../support/packages.ts';
import { finished, writeFiles } from '../support/write-files.ts';

interface Options {
  readonly event: string;
  readonly folder?: string;
}

export async function generate(tree: Tree, { event, folder }: Options): Promise<GeneratorCallback> {
  const [context, aggregate, fact] = checkedSubject('An event', event, 'sla.ticket.reviewed');
  const source = contractsOf(tree, context);
  const { className, fileName } = names(`${aggregate}-${fact}`);
  const type = `${event}.v1`;
  const path = [folder, `${fileName}.event.ts`].filter(Boolean).join('/');
  contractMustBeNew(tree, className, type);
  mustBeNew(tree, `${source}/${path}`);

  writeFiles(tree, 'event/files', [source, folder].filter(Boolean).join('/'), {
    ...{ className, fileName, type },
    aggregateName: names(aggregate).propertyName,
    summary: `${asTitle(aggregate)}: ${fact.replaceAll('-', ' ')}.`,
  });
  addImport(tree, `${source}/catalogue.ts`, className, `./${path}`);
  const list = `export const ${asConstant(context)}_EVENTS: readonly EventClass[] = [`;
  addToList(tree, `${source}/catalogue.ts`, list, className);
  addExport(tree, `${source}/index.ts`, `./${path}`);
  addDependency(tree, `libs/contracts/${context}`, 'class-validator', versionsIn(tree)('class-validator'));
  return finished(
    tree,
    `give ${source}/${path} its fields, their checks and a comment that says what happened`,
    'npm run reference (after npm install, if it is the first of its service)',
    `announce it: outbox.add(${className}, {…}) inside unitOfWork.run`,
  );
}
