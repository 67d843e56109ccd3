import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit';

const TEMPLATES = fileURLToPath(new URL('../', import.meta.url));

/** Writes the templates of a folder, such as `event/files`. */
export function writeFiles(
  tree: Tree,
  templates: string,
  target: string,
  substitutions: Readonly<Record<string, unknown>>,
): void {
  generateFiles(tree, TEMPLATES + templates, target, { ...substitutions });
}

/** What a generator ends with: its files in the repository's format, and what is to be done by hand. */
export async function finished(tree: Tree, ...steps: string[]): Promise<GeneratorCallback> {
  await formatFiles(tree);
  return () => logger.info(['', 'Then:', ...steps.map((step) => `  ${step}`)].join('\n'));
}
