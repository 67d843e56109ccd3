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
      filters: ['events.bench.parcel.sent.>'],
      purposes: ['weigh'],
    });
  });

  it('are one for all with several, so that an event comes once for all of them, and only what one of them hears', () => {
    const shared = {
      name: 'bench-all',
      filters: ['events.bench.parcel.lost.>', 'events.bench.parcel.sent.>'],
      purposes: ['note', 'count'],
    };
    expect(consumers).toContainEqual(shared);
    expect(consumers).toHaveLength(2);
  });

  it('are given everything where naming it all would cost the server more', () => {
    const events = Array.from({ length: 101 }, (_, index) => event(`bench.kind-${index}.came.v1`));
    const [most] = consumersOf('bench', new Map([['note', events.slice(0, 100)]]));
    expect(most?.filters).toHaveLength(100);
    expect(consumersOf('bench', new Map([['note', events]]))).toEqual([
      { name: 'bench-all', filters: ['events.>'], purposes: ['note'] },
    ]);
  });
});
