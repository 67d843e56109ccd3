import { getMetadataStorage, IS_OPTIONAL } from 'class-validator';

export type Schema = Record<string, unknown>;

/** An object's fields as JSON Schema. */
export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Record<string, Schema>;
  readonly required: string[];
  readonly additionalProperties: false;
}

/** A class whose fields class-validator checks. */
export type Checked = abstract new () => object;

interface Rule {
  readonly propertyName: string;
  readonly type: string;
  readonly name?: string;
  readonly each: boolean;
  readonly constraints?: unknown[];
}

type Meaning = (constraints: unknown[], field: { owner: Checked; name: string }) => Schema;

/** What each rule of class-validator says in JSON Schema; an empty one says nothing about the value. */
const MEANINGS: Record<string, Meaning> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isBoolean: () => ({ type: 'boolean' }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  // With its scheme or without.
  isWebsite: () => ({ type: 'string', format: 'iri-reference' }),
  isUrl: () => ({ type: 'string', format: 'uri' }),
  isIso8601: () => ({ type: 'string', format: 'date-time' }),
  isDay: () => ({ type: 'string', format: 'date' }),
  isMoment: () => ({ type: 'string', format: 'date-time' }),
  isDayOrMoment: () => ({ type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] }),
  isHexadecimal: () => ({ type: 'string', pattern: '^(0x|0h)?[0-9A-Fa-f]+$' }),
  isBase64: () => ({ type: 'string', contentEncoding: 'base64' }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  isLength: ([minLength, maxLength]) => ({ minLength, maxLength }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  matches: ([pattern]) => ({ type: 'string', ...patternOf(pattern as RegExp) }),
  isIn: ([values]) => ({ enum: values }),
  equals: ([value]) => ({ enum: [value] }),
  isArray: () => ({ type: 'array' }),
  // Only in commands; the API takes files as bodies of their own.
  bytesUpTo: () => ({ type: 'string', format: 'binary' }),
  arrayMinSize: ([minItems]) => ({ minItems }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  arrayUnique: () => ({ uniqueItems: true }),
  isObject: () => ({ type: 'object' }),
  listOf: ([item]) => ({ type: 'array', items: schemaOf(item as Checked) }),
  // What is in a list its own rule says.
  nestedValidation: (_, { owner, name }) => {
    const schema = schemaOf(designType(owner, name));
    return Object.keys(schema.properties).length === 0 ? {} : schema;
  },
  conditionalValidation: () => ({}),
  whitelistValidation: () => ({}),
};

/** JSON Schema knows no flags: a pattern that takes any case can only be told to people. */
const patternOf = ({ source, flags }: RegExp): Schema =>
  flags.includes('i') ? { $comment: `in any case: ${source}` } : { pattern: source };

/** The fields that class-validator checks, as JSON Schema: the rules stand once, on the contract classes. */
export function schemaOf(type: Checked): ObjectSchema {
  const properties: Record<string, Schema> = {};
  const optional = new Set<string>();
  const nullable = new Set<string>();
  for (const rule of rulesOf(type)) {
    const { propertyName } = rule;
    if (mayBe(undefined, rule)) optional.add(propertyName);
    if (rule.name !== IS_OPTIONAL && mayBe(null, rule)) nullable.add(propertyName);
    properties[propertyName] = merged(properties[propertyName] ?? {}, meaningOf(rule, type));
  }
  const names = Object.keys(properties).sort();
  const schemaOfField = (name: string): Schema => {
    const schema = properties[name] ?? {};
    return nullable.has(name) ? { anyOf: [schema, { type: 'null' }] } : schema;
  };
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, schemaOfField(name)])),
    required: names.filter((name) => !optional.has(name)),
    additionalProperties: false,
  };
}

const rulesOf = (type: Checked) =>
  getMetadataStorage().getTargetValidationMetadatas(type, '', true, false) as unknown as Rule[];

/** A condition that looks at other fields says nothing about the value alone: the field may be absent or null, as they decide. */
const OTHER_FIELDS = new Proxy(
  {},
  {
    get: () => {
      throw new LooksElsewhere();
    },
  },
);
class LooksElsewhere extends Error {}

/** Whether a field may have this value and is then not looked at, by the rule's condition if it is one. */
function mayBe(value: null | undefined, { type, name, constraints = [] }: Rule): boolean {
  if (type !== 'conditionalValidation') return false;
  if (name === IS_OPTIONAL) return true;
  const [isChecked] = constraints as [(fields: object, value: unknown) => boolean];
  try {
    return !isChecked(OTHER_FIELDS, value);
  } catch (error) {
    if (!(error instanceof LooksElsewhere)) throw error;
    return true;
  }
}

function meaningOf(rule: Rule, owner: Checked): Schema {
  const kind = rule.name ?? rule.type;
  const meaning = MEANINGS[kind] ?? MEANINGS[rule.type];
  if (!meaning) {
    throw new Error(
      `${owner.name}.${rule.propertyName}: say in libs/contracts/validation/src/json-schema.ts what ${kind} means`,
    );
  }
  const schema = meaning(rule.constraints ?? [], { owner, name: rule.propertyName });
  return rule.each ? { type: 'array', items: schema } : schema;
}

/** Rules of one field add up, also those of a list's items; several patterns hold side by side. */
function merged(one: Schema, other: Schema): Schema {
  if (one['pattern'] && other['pattern'] && one['pattern'] !== other['pattern']) {
    return { ...one, allOf: [...((one['allOf'] as Schema[]) ?? []), { pattern: other['pattern'] }] };
  }
  const items =
    one['items'] && other['items']
      ? { ...(one['items'] as Schema), ...(other['items'] as Schema) }
      : undefined;
  return { ...one, ...other, ...(items && { items }) };
}

function designType(owner: Checked, name: string): Checked {
  return Reflect.getMetadata('design:type', owner.prototype as object, name) as Checked;
}

/** The comments of the fields, beside their rules. */
export function withDescriptions(schema: ObjectSchema, descriptions: Record<string, string>): ObjectSchema {
  const properties = Object.entries(schema.properties).map(([name, field]) => {
    const description = descriptions[name];
    return [name, { ...field, ...(description && { description }) }] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
