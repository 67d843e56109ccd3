import type { OpenAPIObject } from '@nestjs/swagger';
import { format, resolveConfig } from 'prettier';
import { operationsIn } from './api-document.ts';
import type { Handler } from './controllers.ts';
import { ownErrors } from './own-errors.ts';

/** For whom a call is: each has a package of its own, so that who works for one builds nothing of the others. */
export type Audience = 'admin' | 'client' | 'public';

/** A generated file: the calls of one controller's file that one audience makes. */
export interface OperationsFile {
  readonly audience: Audience;
  /** `billing` */
  readonly subject: string;
  readonly text: string;
}

interface Call {
  readonly method: string;
  /** With `:parameters`. */
  readonly path: string;
  readonly handler: Handler;
  readonly errors: string[];
}

/** Every call under `/api` as an operation that the browser's code is checked against. */
export async function operationFiles(
  document: OpenAPIObject,
  handlers: Handler[],
): Promise<OperationsFile[]> {
  const calls = callsOf(document, handlers);
  const keyOf = (call: Call) => `${audienceOf(call.path)} ${subjectOf(call)}`;
  return Promise.all(
    [...new Set(calls.map(keyOf))].map(async (key) => {
      const [audience, subject] = key.split(' ') as [Audience, string];
      return { audience, subject, text: await fileOf(calls.filter((call) => keyOf(call) === key)) };
    }),
  );
}

const callsOf = (document: OpenAPIObject, handlers: Handler[]): Call[] =>
  Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, item]) =>
      operationsIn({ ...document, paths: { [path]: item } }).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        handler: handlers.find(({ id }) => id === operation.operationId)!,
        errors: ownErrors(operation),
      })),
    );

function audienceOf(path: string): Audience {
  const [, first] = /^\/api\/(admin|client)\//.exec(path) ?? [];
  return (first as Audience | undefined) ?? 'public';
}

/** The name of its file, without the audience that the package already says. */
const subjectOf = ({ path, handler: { file } }: Call) =>
  file
    .split('/')
    .at(-1)!
    .replace('.controller.ts', '')
    .replace(new RegExp(`^${audienceOf(path)}-`), '');

function fileOf(calls: Call[]): Promise<string> {
  const stated = calls.map((call) => ({ ...call, carries: carriedBy(call) }));
  const names = calls.map(({ handler }) => handler.name);
  const [twice] = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${calls[0]!.handler.file}: two calls are named ${twice}`);
  const text = [
    `// Written by \`npm run reference\` from services/gateway/src/${calls[0]!.handler.file}.`,
    ...importsOf(stated),
    '',
    ...stated.map(
      ({ handler, method, path, carries }) =>
        `${commentOf(handler)}\nexport const ${nameOf(handler)} = '${method} ${path}' as ` +
        `Operation<'${method} ${path}', { ${carries.join('; ')} }>;\n`,
    ),
  ].join('\n');
  return inRepositoryStyle(text);
}

function commentOf({ comment }: Handler): string {
  if (comment.length <= LINE - 7) return `/** ${comment} */`;
  const lines = comment
    .split(' ')
    .reduce<string[]>(
      ([line = '', ...before], word) =>
        line.length + word.length < LINE - 3 ? [`${line} ${word}`, ...before] : [` ${word}`, line, ...before],
      [''],
    );
  return ['/**', ...lines.reverse().map((line) => ` *${line}`), ' */'].join('\n');
}

const LINE = 120;

/** @throws for a name that a module can't export */
function nameOf({ id, name }: Handler): string {
  if (RESERVED.includes(name)) throw new Error(`${id}: \`${name}\` is a reserved word, rename the method`);
  return name;
}

const RESERVED = ['export', 'delete', 'import', 'new', 'default', 'return', 'void', 'in'];

const PLAIN = ['number', 'string'];

function carriedBy({ handler, errors }: Call): string[] {
  const params = handler.params.filter(({ type }) => !PLAIN.includes(type));
  const { query, body } = handler;
  return [
    ...(params.length > 0
      ? [`params: { ${params.map(({ name, type }) => `${name}: ${type}`).join('; ')} }`]
      : []),
    ...(query ? [`query: ${query}`] : []),
    ...(body ? [`body: ${body}`] : []),
    `answer: ${answerOf(handler)}`,
    ...(errors.length > 0 ? [`error: ${errors.map((code) => `'${code}'`).join(' | ')}`] : []),
  ];
}

const answerOf = ({ answers, produces }: Handler) =>
  answers === 'StreamableFile' || produces ? 'Bytes' : answers;

const NAMES = /\b[A-Z]\w+\b/g;
const OF_OPERATIONS = ['Bytes', 'Upload'];
const BUILT_IN = ['Record', 'Readonly', 'Partial', 'Pick', 'Omit'];

/** @throws for a type that no contract has: nobody outside the gateway could name it */
function importsOf(calls: (Call & { carries: string[] })[]): string[] {
  const from = new Map<string, Set<string>>([['@rep13/contracts-operations', new Set(['Operation'])]]);
  for (const { handler, carries } of calls)
    for (const name of carries
      .join(' ')
      .replace(/'[^']*'/g, '')
      .match(NAMES) ?? []) {
      if (BUILT_IN.includes(name)) continue;
      const source = OF_OPERATIONS.includes(name) ? '@rep13/contracts-operations' : handler.imports.get(name);
      if (!source?.startsWith('@rep13/')) throw new Error(`${handler.id}: ${name} is in no contract`);
      from.set(source, (from.get(source) ?? new Set()).add(name));
    }
  return [...from]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([source, names]) => `import type { ${[...names].sort().join(', ')} } from '${source}';`);
}

async function inRepositoryStyle(text: string): Promise<string> {
  const config = await resolveConfig(new URL('../../../../package.json', import.meta.url).pathname);
  return format(text, { ...config, parser: 'typescript' });
}
