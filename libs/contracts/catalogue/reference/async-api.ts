import { EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@rep13/contracts-messaging';
import { EVENT_CATALOGUE } from '../src/index.ts';
import { ContractTypes } from './contract-types.ts';
import {
  schemaOf,
  withDescriptions,
  type ObjectSchema,
  type Schema,
} from '@rep13/contracts-validation/json-schema';
import { contextOf, sampleOf } from './sample.ts';

/** The description of one event. */
export interface EventReference {
  /** `onboarding.signup.registered.v1` */
  readonly type: string;
  /** `SignupRegistered` */
  readonly name: string;
  readonly summary: string;
  readonly data: ObjectSchema;
  readonly sample: EventEnvelope;
}

const DESCRIPTION = `What happened in Rep13, as past-tense facts on the NATS JetStream stream \`EVENTS\`.
Each event is a CloudEvents 1.0 envelope in JSON, published at least once: handle an \`id\` that you know by doing nothing.
Facts carry ids and values only. Within a version only optional fields are added; any other change is a new version
on a channel of its own, and what is published stays readable for ever.`;

/** Every event with the comments of its class, in the order of the catalogue. */
export function eventReferences(types: ContractTypes): EventReference[] {
  return EVENT_CATALOGUE.map((event) => {
    const { description, fields } = types.descriptionsOf(event.name);
    return {
      type: event.type,
      name: event.name,
      summary: description,
      data: withDescriptions(schemaOf(event), fields),
      sample: sampleOf(event),
    };
  });
}

/** The envelope, without what each event says about it. */
export const envelopeSchema = (types: ContractTypes): Schema => types.answerTo('Envelope');

/** An AsyncAPI 3 document of all events. */
export function asyncApi(events: readonly EventReference[], envelope: Schema): object {
  return {
    asyncapi: '3.0.0',
    info: { title: 'Rep13 events', version: '1', description: DESCRIPTION },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(events.map((event) => [event.type, channel(event)])),
    operations: Object.fromEntries(events.map((event) => [`announce${event.name}`, operation(event)])),
    components: {
      messages: Object.fromEntries(events.map((event) => [event.name, message(event)])),
      schemas: { Envelope: envelope, ...Object.fromEntries(events.map(({ name, data }) => [name, data])) },
    },
  };
}

const channel = ({ type, name, summary }: EventReference) => ({
  address: `${EVENT_SUBJECT_PREFIX}${type}`,
  title: name,
  description: summary,
  messages: { [name]: { $ref: `#/components/messages/${name}` } },
});

const operation = ({ type, name, summary }: EventReference) => ({
  action: 'send',
  channel: { $ref: `#/channels/${type}` },
  summary,
  messages: [{ $ref: `#/channels/${type}/messages/${name}` }],
});

const message = ({ type, name, summary, sample }: EventReference) => ({
  name: type,
  title: name,
  summary,
  contentType: 'application/json',
  payload: {
    allOf: [
      { $ref: '#/components/schemas/Envelope' },
      {
        type: 'object',
        properties: {
          type: { const: type },
          source: { const: `/${contextOf({ type })}` },
          data: { $ref: `#/components/schemas/${name}` },
        },
      },
    ],
  },
  examples: [{ name, payload: sample }],
});
