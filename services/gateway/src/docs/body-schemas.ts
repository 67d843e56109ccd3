import type { OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import * as contracts from '@rep13/contracts';

type Schema = Record<string, unknown>;
interface Rule {
  readonly propertyName: string;
  readonly type: string;
  readonly name?: string;
  readonly constraints?: unknown[];
}

/** What each rule of class-validator says in JSON Schema. */
const MEANING: Record<string, (constraints: unknown[]) => Schema> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  matches: ([pattern]) => ({ type: 'string', pattern: (pattern as RegExp).source }),
  isIn: ([values]) => ({ enum: values }),
  equals: ([value]) => ({ enum: [value] }),
};

/** Fills in the fields of every body: their rules stand once, on the contract classes. */
export function withBodySchemas(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const name of Object.keys(schemas)) {
    const type = (contracts as Record<string, unknown>)[name];
    if (typeof type === 'function') schemas[name] = schemaOf(type);
  }
  return document;
}

export function schemaOf(type: object & { name?: string }): Schema {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type as never, '', true, false) as Rule[];
  const properties: Record<string, Schema> = {};
  const optional = new Set<string>();
  for (const { propertyName, type: kind, name, constraints } of rules) {
    if (kind === 'conditionalValidation') optional.add(propertyName);
    properties[propertyName] = { ...properties[propertyName], ...MEANING[name ?? kind]?.(constraints ?? []) };
  }
  const required = Object.keys(properties).filter((property) => !optional.has(property));
  return { type: 'object', properties, required, additionalProperties: false };
}
