/**
 * Reads `[{ file, code, typed }]` from standard input and prints, for each, the rules it breaks and their messages.
 * A process of its own, because jest's module loader and ESLint's do not go together. Only samples that are `typed` are
 * given types, those of `tsconfig.samples.json`: reading the whole repository would take most of a minute.
 */
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const samples = JSON.parse(await text(process.stdin));
// The module boundaries are looked up in Nx's picture of the repository.
await createProjectGraphAsync({ exitOnError: true });
const cwd = fileURLToPath(new URL('../../', import.meta.url));
const withTypes = new ESLint({
  cwd,
  overrideConfig: { languageOptions: { parserOptions: { project: 'tools/lint/tsconfig.samples.json' } } },
});
const withoutTypes = new ESLint({
  cwd,
  overrideConfig: [tseslint.configs.disableTypeChecked, { rules: { 'rep13/text-of-its-own': 'off' } }],
});
const answers = [];
for (const { file, code, typed } of samples) {
  const [result] = await (typed ? withTypes : withoutTypes).lintText(code, { filePath: file });
  answers.push(result?.messages.map(({ ruleId, message }) => ({ ruleId, message })) ?? []);
}
process.stdout.write(JSON.stringify(answers));
