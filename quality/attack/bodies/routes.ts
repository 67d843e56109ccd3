import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';
import type { BodyClass } from './contract-classes.ts';
import { bodyClassOf } from './contract-classes.ts';

/** A call of the API document. */
export interface Route {
  readonly method: string;
  /** With `:parameters`. */
  readonly path: string;
  /** The class that its body is checked against, where it takes one. */
  readonly body?: BodyClass;
  readonly queries: readonly string[];
}

interface Operation {
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly $ref?: string } }>;
  };
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

/** Every call that the product's API document names. */
export async function allRoutes(): Promise<Route[]> {
  const text = await readFile(join(REPOSITORY, 'docs/reference/openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, parameters = [] }]) => {
      const schema = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
      return {
        method: method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        body: schema === undefined ? undefined : bodyClassOf(schema),
        queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      };
    }),
  );
}
