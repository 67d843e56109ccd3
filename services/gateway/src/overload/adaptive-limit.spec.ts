import { AdaptiveLimit } from './adaptive-limit.ts';

const BOUNDS = { least: 10, first: 100, most: 500 };

describe('a limit that follows the load', () => {
  let now: number;
  let limit: AdaptiveLimit;
  beforeEach(() => {
    now = 0;
    limit = new AdaptiveLimit(250, BOUNDS, () => now);
  });

  /** So many calls at work, as far as they are let in, each of which takes so long. @returns how many were let in. */
  const serve = (count: number, ms: number, foundRoom = true) => {
    const ends: ((foundRoom: boolean) => void)[] = [];
    while (ends.length < count && limit.hasRoomFor(() => 'one')) ends.push(limit.begin('one'));
    now += ms;
    for (const end of ends) end(foundRoom);
    return ends.length;
  };

  it('lets no more in than it is', () => {
    expect(serve(1_000, 10)).toBe(100);
    expect(limit.hasRoomFor(() => 'one')).toBe(true);
  });

  it('counts those who were let in and are not at work yet', () => {
    expect(limit.hasRoomFor(() => 'one', 99)).toBe(true);
    limit.begin('one');
    expect(limit.hasRoomFor(() => 'one', 99)).toBe(false);
  });

  it('has as much room again for networks of which nobody is at work', () => {
    const begin = (network: string) => limit.hasRoomFor(() => network) && Boolean(limit.begin(network));
    expect(Array.from({ length: 300 }, () => begin('one')).filter(Boolean)).toHaveLength(100);
    expect(begin('another')).toBe(true);
    expect(begin('another')).toBe(false);
    expect(Array.from({ length: 300 }, (_, index) => begin(`${index}`)).filter(Boolean)).toHaveLength(99);
  });

  it('grows while it is reached and calls are fast, to its most', () => {
    serve(1_000, 10);
    limit.adjust(0);
    expect(limit.current).toBe(111);
    for (let windows = 0; windows < 50; windows += 1) {
      serve(1_000, 10);
      limit.adjust(0);
    }
    expect(limit.current).toBe(500);
  });

  it('stays where it is not reached', () => {
    serve(50, 10);
    limit.adjust(0);
    expect(limit.current).toBe(100);
  });

  it('shrinks as far as calls are too slow, by half at most, and from what was there', () => {
    serve(100, 500);
    limit.adjust(0);
    expect(limit.current).toBe(50);
    serve(40, 10_000);
    limit.adjust(0);
    expect(limit.current).toBe(20);
    for (let windows = 0; windows < 5; windows += 1) {
      serve(100, 10_000);
      limit.adjust(0);
    }
    expect(limit.current).toBe(10);
  });

  it('shrinks where a service behind has no room, however soon it says so', () => {
    serve(100, 1, false);
    limit.adjust(0);
    expect(limit.current).toBe(50);
  });

  it('counts what a call waited before it could begin', () => {
    serve(100, 200);
    limit.adjust(100);
    expect(limit.current).toBe(83);
  });

  it('shrinks once for the calls that are there, not again for each window that they last', () => {
    const ends = Array.from({ length: 100 }, () => limit.begin('one'));
    now += 500;
    for (const end of ends.slice(0, 50)) end(true);
    limit.adjust(0);
    expect(limit.current).toBe(50);
    now += 500;
    for (const end of ends.slice(50)) end(true);
    limit.adjust(0);
    expect(limit.current).toBe(50);
  });

  it('shrinks before the first slow call has ended', () => {
    Array.from({ length: 100 }, () => limit.begin('one'));
    now += 500;
    limit.adjust(0);
    expect(limit.current).toBe(50);
  });

  it('learns nothing from a few calls, however long they take', () => {
    serve(9, 60_000);
    limit.adjust(0);
    expect(limit.current).toBe(100);
  });
});
