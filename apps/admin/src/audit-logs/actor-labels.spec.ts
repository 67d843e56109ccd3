import { describe, expect, it } from '@jest/globals';
import { actorLabel } from './actor-labels.ts';

describe('a line of the audit log', () => {
  it.each([
    ['admin:3', 'ada'],
    ['client:123456789', 'Client'],
    ['visitor', 'Visitor'],
    ['authority', 'Authority'],
    ['system', 'System'],
    ['robot', undefined],
    [undefined, undefined],
  ])('says who did it: %s', (actor, label) => {
    expect(actorLabel({ actor }, () => 'ada')).toBe(label);
  });
});
