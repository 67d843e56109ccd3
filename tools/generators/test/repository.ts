import { fileURLToPath } from 'node:url';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';
import ts from 'typescript';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/** The files of this repository; what is written stays in memory. */
export const repository = (): Tree => new FsTree(REPOSITORY, false);

/** `CREATE apps/partner/package.json`, in the order of the alphabet. */
export const changesOf = (tree: Tree): string[] =>
  tree
    .listChanges()
    .map(({ type, path }) => `${type} ${path}`)
    .sort();

export const read = (tree: Tree, file: string): string => tree.read(file, 'utf8') ?? `${file} is not there`;

/** What no compiler could read, and what a template left behind. */
export function faultsOf(tree: Tree): string[] {
  return tree.listChanges().flatMap(({ path, type }) => {
    const text = read(tree, path);
    if (type === 'CREATE' && /<%|%>|__\w+__|&#39;|undefined/.test(text)) return [`${path}: ${text}`];
    if (path.endsWith('.json')) JSON.parse(text);
    if (!/\.tsx?$/.test(path)) return [];
    const { diagnostics = [] } = ts.transpileModule(text, {
      fileName: path,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, experimentalDecorators: true },
    });
    return diagnostics.map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
