import type { Tree } from '@nx/devkit';
import { addToList } from '../support/edit-files.ts';

interface AdminPage {
  readonly name: string;
  readonly path: string;
  readonly className: string;
  readonly title: string;
}

/** Declares a page of admin: its route, its title, and its link in the navigation, for now among the orders. */
export const addAdminRoute = (tree: Tree, { name, path, className, title }: AdminPage): void =>
  addToList(
    tree,
    'apps/admin/src/routes.tsx',
    'export const PAGES: readonly AdminRoute[] = [',
    `{
  path: '${path}',
  title: '${title}',
  group: 'orders',
  page: () =>
    import(/* webpackChunkName: "${name}" */ './${name}/${className}Page.tsx').then((m) => m.${className}Page),
}`,
  );
