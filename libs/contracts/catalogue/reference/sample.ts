import { createHash } from 'node:crypto';
import type { EventClass, EventEnvelope } from '@rep13/contracts-messaging';
import { readGolden } from './golden.ts';
import { schemaOf, type ObjectSchema, type Schema } from '@rep13/contracts-validation/json-schema';

const AT = '2026-11-20T09:14:00.000Z';

/** Contexts whose facts are staff's doing. */
const BY_STAFF = ['gateway', 'sla'];

/** Plausible values by field name; anything else is made from the field's type. */
const BY_NAME: Record<string, unknown> = {
  signupId: 512_345_678,
  clientId: 'DSA-ABC234',
  agreementNumber: 'DSA-202611-0042',
  registerNumber: 'R13-K7M2QXAB',
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  agreementVersion: '1.0',
  contractVersion: '1.0',
  ticketNumber: 'SLA-2026-00042',
  amountCents: 30_000,
  totalCents: 30_000,
  number: 'R13-2026-00001',
  reference: 'A-7KQM-2XRB',
  currency: 'EUR',
  provider: 'demo',
  night: '2026-11-20',
  day: '2026-11-20',
};

/** The context that announces it: `sla`. */
export const contextOf = ({ type }: Pick<EventClass, 'type'>): string => type.split('.')[0] ?? '';

export const sampleFile = (type: string): URL => new URL(`../samples/${type}.json`, import.meta.url);

/** The golden sample; a new event gets a first one. */
export function sampleOf(event: EventClass): EventEnvelope {
  const golden = readGolden(sampleFile(event.type));
  return golden ? (JSON.parse(golden) as EventEnvelope) : makeSample(event);
}

/** A first golden sample of a new event, for its author to look at: same event, same sample. */
function makeSample(event: EventClass): EventEnvelope {
  const context = contextOf(event);
  const { properties } = schemaOf(event);
  const fields = Object.entries(properties).map(([name, schema]) => [name, valueOf(event, name, schema)]);
  return {
    specversion: '1.0',
    id: uuidFor(event.type),
    source: `/${context}`,
    type: event.type,
    time: AT,
    datacontenttype: 'application/json',
    data: Object.fromEntries(fields) as object,
    correlationid: uuidFor(`request of ${event.type}`),
    actor: BY_STAFF.includes(context) ? 'admin:1' : 'visitor',
    ipaddress: '203.0.113.7',
    useragent: 'Mozilla/5.0',
  };
}

function valueOf(event: EventClass, name: string, schema: Schema): unknown {
  if (name in BY_NAME) return BY_NAME[name];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (Array.isArray(schema['anyOf']) && !schema['type'])
    return valueOf(event, name, (schema['anyOf'] as Schema[])[0]!);
  if (schema['format'] === 'date-time') return AT;
  if (schema['format'] === 'uuid') return uuidFor(`${event.type} ${name}`);
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return true;
    case 'array':
      return [valueOf(event, name, schema['items'] as Schema)];
    case 'object':
      return Object.fromEntries(
        Object.entries((schema as ObjectSchema).properties).map(([field, of]) => [
          field,
          valueOf(event, field, of),
        ]),
      );
    default:
      return /sha256|fingerprint/i.test(name) ? hashOf(name) : name;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A UUIDv7 of a fixed time that is the same for the same text. */
function uuidFor(text: string): string {
  const hash = hashOf(text);
  return `019aa08e-8b40-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
