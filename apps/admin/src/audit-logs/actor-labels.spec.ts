import { describe, expect, it } from '@jest/globals';
import { actorLabel } from './actor-labels.ts';

describe('a line of the audit log', () => {
  it.each([
    ['admin:3', 'By staff member 3'],
    ['client:123456789', 'By the client'],
    ['visitor', 'By a visitor'],
    ['system', 'By the clock'],
    [undefined, undefined],
  ])('says who did it: %s', (actor, label) => {
    expect(actorLabel({ actor })).toBe(label);
  });
});
