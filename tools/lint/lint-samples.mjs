/**
 * Reads `[{ file, code }]` from standard input and prints, for each, the rules it breaks and their messages.
 * A process of its own, because jest's module loader and ESLint's do not go together.
 */
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const samples = JSON.parse(await text(process.stdin));
// The module boundaries are looked up in Nx's picture of the repository.
await createProjectGraphAsync({ exitOnError: true });
const eslint = new ESLint({ cwd: fileURLToPath(new URL('../../', import.meta.url)) });
const answers = [];
for (const { file, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push(result?.messages.map(({ ruleId, message }) => ({ ruleId, message })) ?? []);
}
process.stdout.write(JSON.stringify(answers));
