import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import * as contracts from '@rep13/contracts-catalogue/every-contract';
import {
  schemaOf,
  withDescriptions,
  type Checked,
  type ObjectSchema,
  type Schema,
} from '@rep13/contracts-validation/json-schema';
import { ContractTypes } from '@rep13/contracts-catalogue/reference';
import { RESERVED_PATHS } from '../../src/web/reserved-paths.ts';
import { readHandlers, type Handler } from './controllers.ts';
import { readErrors, type KnownError } from './errors.ts';
import { answersOf } from './answers.ts';
import { errorsOf } from './errors-of.ts';
import { errorAnswers, errorExamples } from './error-answers.ts';
import { controllersOf, previewGateway } from './preview.ts';

type Operation = OpenAPIObject['paths'][string]['get'] & object;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

const DESCRIPTION = `Every call of the product. Times are ISO 8601 in UTC, money is in cents.
An error says \`code\`, \`message\` and, for refused fields, \`errors\`, and nothing else: decide by the code.
Calls that change something need a JSON body and come from the site's own origin; those that take an
\`Idempotency-Key\` may be repeated under the same key for ever, before there is a session only with the same
\`Idempotency-Scope\`. The events behind the calls: /api/docs/events.`;

/** The OpenAPI document: paths of the controllers, rules of the contract classes, comments of both. */
export async function apiDocument(): Promise<OpenAPIObject> {
  const app = await previewGateway();
  const document = pathsOfControllers(app);
  const controllers = controllersOf(app);
  const handlers = readHandlers();
  const types = new ContractTypes({ ErrorBody: 'ErrorBody', ...questionsOf(handlers) });
  types.answerTo('ErrorBody');
  const errors = readErrors();
  for (const [method, operation] of operationsIn(document)) {
    const handler = handlers.find(({ id }) => id === operation.operationId);
    if (!handler) throw new Error(`${operation.operationId} stands in no *.controller.ts`);
    const controller = controllers.get(handler.controller)!;
    Object.assign(operation, described(operation, method, handler, { types, errors, controller }));
  }
  document.components = {
    ...document.components,
    examples: errorExamples(errors) as never,
    schemas: { ...bodies(document, types), ...types.definitions } as never,
  };
  return document;
}

interface Sources {
  readonly types: ContractTypes;
  readonly errors: KnownError[];
  readonly controller: Type;
}

function described(
  operation: Operation,
  method: string,
  handler: Handler,
  { types, errors, controller }: Sources,
): object {
  const parameters = [
    ...((operation.parameters ?? []) as Parameter[]).map(whole),
    ...queryOf(handler, types),
  ];
  const call = {
    controller,
    name: handler.name,
    commands: handler.commands,
    isWrite: method !== 'get',
    hasBody: operation.requestBody !== undefined,
    hasParameters: parameters.some(({ in: place }) => place !== 'header'),
  };
  return {
    ...summaryOf(handler),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      ...answersOf(handler, operation.responses, types),
      ...errorAnswers(errorsOf(call, errors)),
    },
    ...(!operation.tags?.includes('public') && { security: [{ session: [] }] }),
  };
}

/** The first sentence of the method's comment is the summary; what follows says more. */
function summaryOf({ comment }: Handler): object {
  const [, summary = comment, description] = /^(.+?)\.(?:\s+(.+))?$/s.exec(comment) ?? [];
  return { ...(summary && { summary }), ...(description && { description }) };
}

/** What the gateway answers outside `/api`. */
const OWN = RESERVED_PATHS.map((path) => path.replaceAll(/:(\w+)/g, '{$1}'));

/** Nest's own view of the controllers. */
function pathsOfControllers(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Rep13')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth('rep13', { type: 'apiKey', in: 'cookie', name: 'rep13' }, 'session');
  const document = SwaggerModule.createDocument(app, builder.build());
  const api = Object.entries(document.paths).filter(
    ([path]) => path.startsWith('/api/') || OWN.includes(path),
  );
  return { ...document, paths: Object.fromEntries(api) };
}

const questionsOf = (handlers: Handler[]) =>
  Object.fromEntries(
    handlers
      .filter(({ answers }) => answers !== 'void' && answers !== 'StreamableFile')
      .map(({ id, answers }) => [id, answers]),
  );

export const operationsIn = (document: OpenAPIObject): [method: string, operation: Operation][] =>
  Object.values(document.paths).flatMap((path) => Object.entries(path as Record<string, Operation>));

const classNamed = (name: string): Checked | undefined => {
  const value = (contracts as Record<string, unknown>)[name];
  return typeof value === 'function' ? (value as Checked) : undefined;
};

function documented(name: string, types: ContractTypes): ObjectSchema {
  const type = classNamed(name);
  if (!type) throw new Error(`no contract is called ${name}`);
  const { description, fields } = types.descriptionsOf(name);
  return { ...(description && { description }), ...withDescriptions(schemaOf(type), fields) };
}

const bodies = (document: OpenAPIObject, types: ContractTypes) =>
  Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, given]) => [
      name,
      classNamed(name) ? documented(name, types) : given,
    ]),
  );

/** Nest calls every id a number. */
function whole(parameter: Parameter): Parameter {
  const isId = parameter.in === 'path' && parameter.schema?.['type'] === 'number';
  return isId ? { ...parameter, schema: { type: 'integer' } } : parameter;
}

/** The fields of the class that checks the query, each a parameter. */
function queryOf({ query }: Handler, types: ContractTypes): Parameter[] {
  if (!query) return [];
  const { properties, required } = documented(query, types);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }));
}
