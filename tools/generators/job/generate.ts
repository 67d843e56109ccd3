import { names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { asTitle, checkedName } from '../support/checked-names.ts';
import { addImport, addToList, mustBeNew } from '../support/edit-files.ts';
import { addProvider, moduleOf, sourcesOf } from '../support/modules.ts';
import { finished, writeFiles } from '../support/write-files.ts';

interface Options {
  readonly service: string;
  readonly name: string;
  readonly folder?: string;
}

export async function generate(
  tree: Tree,
  { service, name, folder = name }: Options,
): Promise<GeneratorCallback> {
  checkedName('The name of a job', name);
  const source = sourcesOf(tree, service);
  const module = moduleOf(tree, service, folder);
  const [job, processor] = ['job', 'processor'].map((kind) => `${source}/${folder}/${name}.${kind}.ts`) as [
    string,
    string,
  ];
  mustBeNew(tree, job);
  mustBeNew(tree, processor);
  const { className, constantName } = names(name);
  writeFiles(tree, 'job/files', `${source}/${folder}`, {
    ...{ service, name, className, constantName },
    summary: `${asTitle(name)}.`,
  });
  addImport(tree, `${source}/service.ts`, constantName, `./${folder}/${name}.job.ts`);
  addToList(tree, `${source}/service.ts`, '  jobs: [', constantName);
  addProvider(tree, module, { className, file: processor });
  return finished(
    tree,
    `do the work in ${processor}; ${job} says how often it is tried`,
    `book it: jobs.enqueue(${constantName}, '<key>', {…}) inside unitOfWork.run`,
  );
}
