import { EVENT_SUBJECT_PREFIX } from '@rep13/contracts-messaging';
import type { EventReference } from './async-api.ts';
import type { Schema } from '@rep13/contracts-validation/json-schema';
import { contextOf } from './sample.ts';

/** The reference of all events as a Markdown page. */
export function eventsPage(events: readonly EventReference[], envelope: Schema): string {
  const contexts = [...new Set(events.map(contextOf))];
  return [
    '# Events',
    'Generated from the classes in `libs/contracts` by `npm run reference`; do not edit. The same as AsyncAPI 3: [asyncapi.json](asyncapi.json), served at `/api/docs/events`.',
    'Everything that happens is announced on the NATS JetStream stream `EVENTS`, under `events.<type>`, as a CloudEvents 1.0 envelope in JSON. Delivery is at least once: remember the `id` of what you have handled and do nothing the second time. Within a version only optional fields are added; any other change is a new version with a subject of its own.',
    '## The envelope',
    fieldTable(envelope),
    '## All events',
    ...contexts.map((context) => contextList(context, events)),
    ...events.map(eventSection),
    '',
  ].join('\n\n');
}

function contextList(context: string, events: readonly EventReference[]): string {
  const own = events.filter((event) => contextOf(event) === context);
  return [
    `**${context}**\n`,
    ...own.map(({ type, summary }) => `- [${type}](#${anchor(type)}): ${summary}`),
  ].join('\n');
}

const anchor = (type: string) => type.replaceAll('.', '');

const eventSection = ({ type, name, summary, data, sample }: EventReference) =>
  [
    `## ${type}`,
    summary,
    `Subject \`${EVENT_SUBJECT_PREFIX}${type}\`, class \`${name}\`.`,
    fieldTable(data),
    ['```json', JSON.stringify(sample, null, 2), '```'].join('\n'),
  ].join('\n\n');

function fieldTable(schema: Schema): string {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const required = schema['required'] as string[];
  const rows = fields.map(([name, field]) => {
    const cells = [
      `\`${name}\``,
      kindOf(field),
      required.includes(name) ? 'yes' : 'no',
      String(field['description'] ?? ''),
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| field | type | always there | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** `integer`, `string (date-time)`, `"low" or "high"` */
export function kindOf(schema: Schema): string {
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (Array.isArray(schema['anyOf'])) return (schema['anyOf'] as Schema[]).map(kindOf).join(' or ');
  if (schema['type'] === 'array') return `list of ${kindOf((schema['items'] ?? {}) as Schema)}`;
  const detail = schema['format'] ?? (schema['pattern'] && `\`${String(schema['pattern'])}\``);
  return `${String(schema['type'] ?? 'anything')}${detail ? ` (${String(detail)})` : ''}`;
}
