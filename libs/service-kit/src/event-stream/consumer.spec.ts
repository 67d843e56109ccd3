import type { EventClass } from '@rep13/contracts-messaging';
import { consumersOf } from './consumer.ts';

const event = (type: string) => ({ type }) as EventClass;
const sent = event('bench.parcel.sent.v1');
const sentToday = event('bench.parcel.sent.v2');
const lost = event('bench.parcel.lost.v1');

describe('the consumers of a service', () => {
  const consumers = consumersOf(
    'bench',
    new Map([
      ['note', [sent, lost]],
      ['weigh', [sent, sentToday]],
      ['count', [lost, sent]],
    ]),
  );

  it('are one for each purpose with one event, in whatever version', () => {
    expect(consumers).toContainEqual({
      name: 'bench-weigh',
      filter: 'events.bench.parcel.sent.>',
      purposes: ['weigh'],
    });
  });

  it('are one for all with several, so that an event comes once for all of them', () => {
    const shared = { name: 'bench-all', filter: 'events.>', purposes: ['note', 'count'] };
    expect(consumers).toContainEqual(shared);
    expect(consumers).toHaveLength(2);
  });
});
