import { stateIn, type StreamCopy } from './event-stream.ts';

const copy = (
  leader: string,
  ...consumers: [name: string, leader: string, pending: number, given: number][]
) =>
  ({
    name: 'EVENTS',
    cluster: { leader },
    consumer_detail: consumers.map(([name, led, pending, given]) => ({
      ...{ name, num_pending: pending, num_ack_pending: given, cluster: { leader: led } },
    })),
  }) satisfies StreamCopy;

describe('the state of the stream', () => {
  it('is what its leader and the leaders of its consumers say', () => {
    const copies = new Map([
      ['h1', copy('h2', ['audit', 'h3', 99, 9], ['mail', 'h1', 0, 1])],
      ['h2', copy('h2', ['audit', 'h3', 99, 9], ['mail', 'h1', 7, 7])],
      ['h3', copy('h2', ['audit', 'h3', 2, 3], ['mail', 'h1', 7, 7])],
    ]);
    expect(stateIn(copies)).toEqual({ leader: 'h2', open: { audit: 5, mail: 1 } });
  });

  it('has no leader where the one that others remember does not say so itself', () => {
    const copies = new Map([
      ['h1', copy('h2')],
      ['h2', undefined],
    ]);
    expect(stateIn(copies)).toEqual({ leader: undefined, open: {} });
  });
});
