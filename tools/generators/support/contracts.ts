import { visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { CannotGenerate } from './cannot-generate.ts';
import { textOf } from './edit-files.ts';

const CONTRACTS = 'libs/contracts';

/** The sources of the contracts of a service. @throws naming those that there are. */
export function contractsOf(tree: Tree, context: string): string {
  const hasCatalogue = (name: string) => tree.exists(`${CONTRACTS}/${name}/src/catalogue.ts`);
  if (hasCatalogue(context)) return `${CONTRACTS}/${context}/src`;
  const known = tree.children(CONTRACTS).filter(hasCatalogue);
  throw new CannotGenerate(`No service is called ${context}; there are ${known.join(', ')}.`);
}

/** @throws when a contract has the name of the class, or a class the type or subject. */
export function contractMustBeNew(tree: Tree, className: string, subject: string): void {
  eachSource(tree, CONTRACTS, (file, text) => {
    if (
      new RegExp(`^export (abstract )?(class|interface|type|const|function) ${className}\\b`, 'm').test(text)
    )
      throw new CannotGenerate(`${file} has a ${className} already.`);
    if (text.includes(`'${subject}'`)) throw new CannotGenerate(`${file} has ${subject} already.`);
  });
}

export interface FoundEvent {
  readonly className: string;
  /** `sla.ticket.closed.v1` */
  readonly type: string;
  /** Of its golden sample. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** The newest version of an event, by its type without the version. @throws when there is none. */
export function findEvent(tree: Tree, context: string, event: string): FoundEvent {
  const found: { className: string; type: string; version: number }[] = [];
  const declared = new RegExp(
    `^export class (\\w+)[^{]*\\{\\s+static readonly type = '(${event.replaceAll('.', '\\.')}\\.v(\\d+))'`,
    'gm',
  );
  eachSource(tree, contractsOf(tree, context), (_, text) => {
    for (const [, className, type, version] of text.matchAll(declared))
      found.push({ className: className!, type: type!, version: Number(version) });
  });
  const newest = found.sort((a, b) => b.version - a.version)[0];
  if (!newest) throw new CannotGenerate(`${context} announces no ${event}.`);
  const file = `${CONTRACTS}/catalogue/samples/${newest.type}.json`;
  if (!tree.exists(file)) throw new CannotGenerate(`${file} is not there yet. Run first: npm run reference`);
  const { data } = JSON.parse(textOf(tree, file)) as { data: Record<string, unknown> };
  return { className: newest.className, type: newest.type, sample: data };
}

export function eachSource(tree: Tree, folder: string, visit: (file: string, text: string) => void): void {
  visitNotIgnoredFiles(tree, folder, (file) => {
    if (file.endsWith('.ts')) visit(file, textOf(tree, file));
  });
}
