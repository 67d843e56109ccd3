import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { readReference } from '../../src/docs/reference.ts';

interface Answer {
  readonly content?: Record<string, { readonly examples?: object }>;
}

const { paths } = JSON.parse(readReference('openapi.json')) as OpenAPIObject;

const PATTERNS = Object.keys(paths).map(
  (path) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), path] as const,
);

/**
 * Everything that the server answers and the API document does not say of the call: a status that it does not name, or a
 * error by a code that it does not name. Paths that are not in the document are left out.
 */
export function watchAnswers(server: Server): Set<string> {
  const undocumented = new Set<string>();
  server.prependListener(
    'request',
    ({ method = '', url = '' }: IncomingMessage, response: ServerResponse) => {
      const readBody = listenTo(response);
      response.once('finish', () => {
        const problem = problemOf(method, url.split('?')[0]!, response.statusCode, readBody());
        if (problem) undocumented.add(problem);
      });
    },
  );
  return undocumented;
}

/** The body of an error; of other answers nothing is stored. */
function listenTo(response: ServerResponse): () => string {
  const parts: Buffer[] = [];
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...given: unknown[]) => never;
    response[name] = (...given: unknown[]) => {
      const [part] = given;
      if (response.statusCode >= 400 && (typeof part === 'string' || Buffer.isBuffer(part)))
        parts.push(Buffer.from(part as string));
      return original(...given);
    };
  }
  return () => Buffer.concat(parts).toString();
}

function problemOf(method: string, address: string, status: number, body: string): string | undefined {
  const path = (address in paths ? address : PATTERNS.find(([pattern]) => pattern.test(address))?.[1]) ?? '';
  const operation = paths[path]?.[method.toLowerCase() as 'get'];
  if (!operation || status === NOT_MODIFIED) return undefined;
  const answer = operation.responses[status] as Answer | undefined;
  const code = body && (JSON.parse(body) as { code: string }).code;
  if (answer && (!code || code in (answer.content?.['application/json']?.examples ?? {}))) return undefined;
  return `${method} ${path} answers ${status} ${code}`;
}

const NOT_MODIFIED = 304;
