import type { Tree } from '@nx/devkit';
import { addExport, addImport, addToList } from '../support/edit-files.ts';
import { writeFiles } from '../support/write-files.ts';

interface PublicPage {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly className: string;
  readonly constantName: string;
}

const CONTENT = 'libs/content/src';

/** The words of a public page stand in `libs/content`, from which the site map, the foot and the assistant know it. */
export function writeTexts(tree: Tree, page: PublicPage): void {
  const { name, path, title, constantName } = page;
  writeFiles(tree, 'page/content', `${CONTENT}/${name}`, { ...page });
  addExport(tree, `${CONTENT}/index.ts`, `./${name}/${name}.page.ts`);
  const pages = `${CONTENT}/site/site-pages.ts`;
  addImport(tree, pages, `${constantName}_PAGE`, `../${name}/${name}.page.ts`);
  addToList(tree, pages, 'export const SITE_PAGES: readonly PublicPage[] = [', `${constantName}_PAGE`);
  addToList(tree, `${CONTENT}/pages.spec.ts`, 'const MARKETING = [', `'${path}'`);
  const company = `    title: 'Company',\n    links: [`;
  addToList(tree, `${CONTENT}/site/site-links.ts`, company, `{ label: '${title}', to: '${path}' }`);
}
