import { EVENT_CATALOGUE } from '../src/index.ts';
import { asyncApi, envelopeSchema, eventReferences, type EventReference } from './async-api.ts';
import { ContractTypes } from './contract-types.ts';
import { eventsPage } from './events-page.ts';
import { asJson, expectCommitted, REFERENCE } from './golden.ts';
import type { Schema } from '@rep13/contracts-validation/json-schema';

describe('the reference of the events', () => {
  let events: EventReference[];
  let envelope: Schema;
  beforeAll(() => {
    const types = new ContractTypes({ Envelope: 'EventEnvelope<object>' });
    events = eventReferences(types);
    envelope = envelopeSchema(types);
  });

  it('says of each event what it means', () => {
    expect(events.filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual([]);
  });

  it('has the comments of inherited fields too', () => {
    const opened = events.find(({ name }) => name === 'TicketOpened');
    expect(opened?.data.properties['dueAt']).toMatchObject({ description: expect.stringContaining('24') });
  });

  it('describes the envelope', () => {
    expect(envelope).toMatchObject({
      properties: { specversion: { enum: ['1.0'] }, id: { type: 'string' }, data: { type: 'object' } },
      required: expect.arrayContaining(['id', 'type', 'source', 'time', 'data', 'correlationid', 'actor']),
    });
    expect(envelope['required']).not.toContain('ipaddress');
  });

  it('is an AsyncAPI document with a channel for each event, and is committed', () => {
    const document = asyncApi(events, envelope) as { channels: Record<string, { address: string }> };

    expect(Object.values(document.channels).map(({ address }) => address)).toEqual(
      EVENT_CATALOGUE.map(({ type }) => `events.${type}`),
    );
    expectCommitted(new URL('asyncapi.json', REFERENCE), asJson(document));
  });

  it('is a page that is committed', () => {
    const page = eventsPage(events, envelope);

    for (const { type } of EVENT_CATALOGUE) expect(page).toContain(`\n## ${type}\n`);
    expectCommitted(new URL('events.md', REFERENCE), page);
  });
});
