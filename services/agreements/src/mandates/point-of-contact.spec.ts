import { pointOfContactOf } from './point-of-contact.ts';

const SIGNED = new Date('2026-11-20T09:00:00.000Z');
const BEGAN = new Date('2026-11-21T10:00:00.000Z');
const CHANGED = new Date('2026-12-01T10:00:00.000Z');

describe('the point of contact', () => {
  it.each([
    ['nobody chose it', BEGAN, null, 'in_force', false, null],
    ['chosen at signing: with the mandate', BEGAN, SIGNED, 'in_force', true, BEGAN],
    ['chosen later: from then on', BEGAN, CHANGED, 'ending', true, CHANGED],
    ['not in force yet: no day', null, SIGNED, 'awaiting', true, null],
    ['in the run-off it stays', BEGAN, SIGNED, 'run_off', true, BEGAN],
    ['after it, it is over', BEGAN, SIGNED, 'ended', false, null],
  ] as const)('%s', (_, beganAt, contactPointSince, state, designated, since) => {
    expect(pointOfContactOf({ beganAt, contactPointSince }, state)).toEqual({
      designated,
      since: since?.toISOString() ?? null,
    });
  });
});
