import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import fc from 'fast-check';

/** Names that nobody may set from outside, and names that reach for an object's prototype. */
export const FORBIDDEN_NAMES = [
  'id',
  'role',
  'isActive',
  'clientIdOverride',
  'accountStatus',
  'passwordHash',
  'loginAttempts',
  'requiresLegalRepresentative',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
];

/** Texts that reach for something behind us: files, tables, headers, templates, numbers. */
export const HOSTILE_TEXTS = [
  '\u0000',
  '\ud800',
  '\r\nBcc: all@victim.example',
  '%0d%0aSet-Cookie: a=b',
  '../../etc/passwd',
  "'; drop table signups; --",
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '${jndi:ldap://x}',
  'x'.repeat(20_000),
  '\u202egnp.exe',
  'NaN',
  '1e309',
  '-1',
];

/** The fields of a contract class that a value of the wrong type breaks for certain. */
export function strictFields(type: Type<object>): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
  const checked = (property: string) =>
    rules.some(({ propertyName, name }) => propertyName === property && CHECKS_TYPE.has(name ?? ''));
  return [...new Set(rules.map(({ propertyName }) => propertyName))].filter(checked);
}

const CHECKS_TYPE = new Set([
  'isString',
  'isInt',
  'isNumber',
  'isBoolean',
  'isEmail',
  'equals',
  'isIn',
  'matches',
]);

/** Never of a type that any field takes. */
const wrongType = fc.oneof(
  fc.constant({}),
  fc.constant([{}]),
  fc.record({ $ne: fc.integer() }),
  fc.array(fc.record({ a: fc.anything({ maxDepth: 1 }) }), { minLength: 1, maxLength: 3 }),
);

const forbiddenProperty = fc.tuple(
  fc.oneof(
    fc.constantFrom(...FORBIDDEN_NAMES),
    fc.string({ minLength: 1 }).map((name) => `x-${name}`),
  ),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant({})),
);

/** JSON whose own property is really called `__proto__`: an object literal would lose it. */
const toJson = (entries: (readonly [string, unknown])[]): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join()}}`;

/** Bodies of which at least one property is certainly refused. */
export function refusedBodies(type: Type<object>): fc.Arbitrary<string> {
  const fields = strictFields(type);
  const broken = fc.record(Object.fromEntries(fields.map((field) => [field, wrongType])), {
    requiredKeys: fields,
  });
  return fc
    .tuple(broken, fc.array(forbiddenProperty, { minLength: 1, maxLength: 3 }))
    .map(([values, extra]) => toJson([...Object.entries(values), ...extra]));
}

/** Any code points, lone surrogates too. Fast-check's own unit for them makes a map of all million when it is loaded. */
const anyText = fc
  .array(fc.nat({ max: 0x10_ff_ff }), { maxLength: 200 })
  .map((points) => String.fromCodePoint(...points));

const anyValue = fc.oneof(
  fc.anything({ maxDepth: 2, withBigInt: false }).filter((value) => isJson(value)),
  anyText,
  fc.constantFrom(...HOSTILE_TEXTS, null, true, false, 0, -1, 2 ** 31, 2 ** 53, 1.5),
  fc.emailAddress(),
);

/** Bodies with the right names and anything in them: some are even good. */
export function anyBodies(type: Type<object>): fc.Arbitrary<string> {
  const fields = [
    ...new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(type, '', true, false)
        .map(({ propertyName }) => propertyName),
    ),
  ];
  return fc
    .record(Object.fromEntries(fields.map((field) => [field, anyValue])), { requiredKeys: [] })
    .map((body) => toJson(Object.entries(body)));
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
