import { schemaOf, type Checked, type Schema } from '@rep13/contracts-validation/json-schema';

/** Stands in every text of a request; must never turn up in a log. Looked for in any case. */
export const CANARY = 'canary7f3a';

/** What fields with a pattern of their own take. */
const PATTERNED = [
  'https://canary7f3a.example',
  'onboarding.signup.registered.v1',
  'DSA-ABC234',
  '2026-11-20',
  'a'.repeat(64),
  '0',
];

/** A body or payload with the canary in every field that takes a text, good enough to get past most checks. */
export const canaryOf = (type: Checked): Record<string, unknown> => objectOf(schemaOf(type));

const objectOf = ({ properties }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((properties ?? {}) as Record<string, Schema>).map(([name, field]) => [
      name,
      valueOf(field),
    ]),
  );

function valueOf(field: Schema): unknown {
  if (Array.isArray(field['enum'])) return field['enum'][0];
  if (Array.isArray(field['anyOf']) && !field['type']) return valueOf((field['anyOf'] as Schema[])[0]!);
  if (field['format'] === 'binary') return Buffer.from(CANARY);
  switch (field['type']) {
    case 'integer':
    case 'number':
      return Math.min(512_345_678, Number(field['maximum'] ?? Infinity));
    case 'boolean':
      return true;
    case 'array':
      return [valueOf((field['items'] ?? {}) as Schema)];
    case 'object':
      return objectOf(field);
    default:
      return textOf(field);
  }
}

function textOf({ format, pattern, minLength, maxLength, contentEncoding }: Schema): string {
  if (contentEncoding === 'base64') return `${CANARY}AA`;
  if (format === 'email') return `${CANARY}@${CANARY}.example`;
  if (format === 'uri') return `https://${CANARY}.example/${CANARY}`;
  if (format === 'uuid') return '019aa08e-8b40-7abc-8def-0123456789ab';
  if (format === 'date-time') return '2026-11-20T09:14:00.000Z';
  const long = `${CANARY} five quiet geese `.repeat(Math.ceil(Number(minLength ?? 1) / 20)).trim();
  const free = typeof maxLength === 'number' && maxLength < long.length ? CANARY.slice(0, maxLength) : long;
  if (typeof pattern !== 'string') return free;
  const isTaken = taking(pattern);
  return [free, CANARY, ...PATTERNED].find((text) => isTaken(text)) ?? CANARY;
}

/** A schema does not say whether its pattern is a Unicode one. */
function taking(pattern: string): (text: string) => boolean {
  const flags = pattern.includes('\\p{') || pattern.includes('\\u{') ? 'u' : '';
  return (text) => new RegExp(pattern, flags).test(text);
}
