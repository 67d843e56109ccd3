import { names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { CannotGenerate } from '../support/cannot-generate.ts';
import { asTitle, checkedName, checkedTitle } from '../support/checked-names.ts';
import { addToList, mustBeNew, textOf } from '../support/edit-files.ts';
import { finished, writeFiles } from '../support/write-files.ts';
import { addAdminRoute } from './admin-route.ts';
import { writeTexts } from './write-texts.ts';

/** Remotes whose pages stand in a frame of their own. */
const FRAMED = ['admin', 'client-portal', 'marketing'];

interface Options {
  readonly path: string;
  readonly remote: string;
  readonly name?: string;
  readonly title?: string;
}

export async function generate(tree: Tree, options: Options): Promise<GeneratorCallback> {
  const { path, remote } = options;
  if (!/^(\/:?[a-z0-9][a-zA-Z0-9-]*)+$/.test(path))
    throw new CannotGenerate(`An address is written as /admin/reports; it is "${path}".`);
  const name = checkedName('The name of a page', options.name ?? lastWordOf(path));
  const { className, constantName } = names(name);
  const title = checkedTitle(options.title ?? asTitle(name));
  const routes = routesOf(tree, remote);
  if (textOf(tree, routes).includes(`'${path}'`)) throw new CannotGenerate(`${routes} has ${path} already.`);
  const folder = `apps/${remote}/src/${name}`;
  mustBeNew(tree, `${folder}/${className}Page.tsx`);

  const page = { name, path, title, className, constantName };
  writeFiles(tree, `page/${FRAMED.includes(remote) ? remote : 'site'}`, folder, page);
  if (remote === 'marketing') writeTexts(tree, page);
  if (remote === 'admin') addAdminRoute(tree, page);
  else addToList(tree, routes, '  routes: [', lineOf(remote, page));
  return finished(tree, `write it in ${folder}/${className}Page.tsx`, `npx nx test ${remote}`);
}

function lineOf(remote: string, page: Page): string {
  if (remote === 'marketing') return publicRoute(page);
  return route(page, FRAMED.includes(remote) ? '\n  isPrerendered: true,' : '');
}

/** `/admin/tickets/:id` → `tickets` */
const lastWordOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .at(-1) ?? '';

function routesOf(tree: Tree, remote: string): string {
  const fileOf = (app: string) => `apps/${app}/src/routes.tsx`;
  if (tree.exists(fileOf(remote))) return fileOf(remote);
  const known = tree.children('apps').filter((app) => tree.exists(fileOf(app)));
  throw new CannotGenerate(`No remote is called ${remote}; there are ${known.join(', ')}.`);
}

interface Page {
  readonly name: string;
  readonly path: string;
  readonly className: string;
}

const route = ({ name, path, className }: Page, more = '') => `{
  path: '${path}',${more}
  page: () =>
    import(/* webpackChunkName: "${name}" */ './${name}/${className}Page.tsx').then((m) => m.${className}Page),
}`;

const publicRoute = ({ name, path, className }: Page) => `at(
  '${path}',
  async () => (await import(/* webpackChunkName: "${name}" */ './${name}/${className}Page.tsx')).${className}Page,
)`;
