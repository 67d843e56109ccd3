import { schemaOf, type Checked, type Schema } from '@rep13/contracts/reference';

/** Stands in every text of a request; must never turn up in a log. Looked for in any case. */
export const CANARY = 'canary7f3a';

/** What fields with a pattern of their own take. */
const PATTERNED = ['DSA-ABC234', '2026-11-20', 'a'.repeat(64), '0', 'https://canary7f3a.example'];

/** A body or payload with the canary in every field that takes a text, good enough to get past most checks. */
export const canaryOf = (type: Checked): Record<string, unknown> => objectOf(schemaOf(type));

const objectOf = ({ properties }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((properties ?? {}) as Record<string, Schema>).map(([name, field]) => [name, valueOf(field)]),
  );

function valueOf(field: Schema): unknown {
  if (Array.isArray(field['enum'])) return field['enum'][0];
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

function textOf({ format, pattern, maxLength }: Schema): string {
  if (format === 'email') return `${CANARY}@${CANARY}.example`;
  if (format === 'uri') return `https://${CANARY}.example/${CANARY}`;
  if (format === 'uuid') return '019aa08e-8b40-7abc-8def-0123456789ab';
  if (format === 'date-time') return '2026-11-20T09:14:00.000Z';
  const long = `${CANARY} five quiet geese`;
  const free = typeof maxLength === 'number' && maxLength < long.length ? CANARY.slice(0, maxLength) : long;
  if (typeof pattern !== 'string' || new RegExp(pattern).test(free)) return free;
  return [CANARY, ...PATTERNED].find((text) => new RegExp(pattern).test(text)) ?? CANARY;
}
