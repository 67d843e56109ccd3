import { relative } from 'node:path/posix';
import type { Tree } from '@nx/devkit';
import { CannotGenerate } from './cannot-generate.ts';
import { addImport, addToList, textOf } from './edit-files.ts';

/** The sources of a service. @throws naming those that there are. */
export function sourcesOf(tree: Tree, service: string): string {
  const isService = (name: string) => tree.exists(`services/${name}/src/service.ts`);
  if (isService(service)) return `services/${service}/src`;
  const known = tree.children('services').filter(isService);
  throw new CannotGenerate(`No service is called ${service}; there are ${known.join(', ')}.`);
}

/** The Nest module of a folder of a service: its own, or else that of the service. */
export function moduleOf(tree: Tree, service: string, folder: string): string {
  const source = sourcesOf(tree, service);
  const moduleIn = (path: string) => tree.children(path).find((file) => file.endsWith('.module.ts'));
  const own = moduleIn(`${source}/${folder}`);
  if (own) return `${source}/${folder}/${own}`;
  const whole = moduleIn(source);
  if (!whole) throw new CannotGenerate(`${source} has no module.`);
  const hasParts = /^ {2}imports: \[/m.test(textOf(tree, `${source}/${whole}`));
  // In a service of parts a new folder would be a part without a module.
  if (hasParts && !tree.exists(`${source}/${folder}`)) {
    const folders = tree.children(source).filter((name) => moduleIn(`${source}/${name}`));
    throw new CannotGenerate(`Name with --folder the part of ${service}: ${folders.join(', ')}.`);
  }
  return `${source}/${whole}`;
}

/** A class, and the file that it stands in. */
interface Provider {
  readonly className: string;
  readonly file: string;
}

/** Adds a class to the providers of a module. */
export function addProvider(tree: Tree, module: string, provider: Provider): void {
  addImport(tree, module, provider.className, `./${relative(`${module}/..`, provider.file)}`);
  addToModule(tree, module, ['  providers: [', ']'], provider);
}

/** Adds a class to the providers of a module, and to those whose methods answer commands. */
export function addResponder(tree: Tree, module: string, responder: Provider): void {
  addProvider(tree, module, responder);
  addImport(tree, module, 'commandsOf', '@rep13/service-kit');
  addToModule(tree, module, ['  controllers: commandsOf(', ')'], responder);
}

function addToModule(
  tree: Tree,
  module: string,
  [opening, closing]: [string, string],
  { className }: Provider,
): void {
  const text = textOf(tree, module);
  if (!text.includes(opening))
    tree.write(module, text.replace('@Module({', `@Module({\n${opening}${closing},`));
  addToList(tree, module, opening, className);
}
