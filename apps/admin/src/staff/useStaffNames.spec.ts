import { describe, expect, it } from '@jest/globals';
import { nameOf } from './useStaffNames.ts';

describe('the name of an actor', () => {
  it.each([
    ['system', 'The clock'],
    ['authority', 'The authority'],
    ['client:734512901', 'The client'],
    ['admin:1', 'You'],
    ['admin:2', 'ada'],
    ['admin:3', 'Staff member 3'],
  ])('%s is %s', (actor, name) => {
    expect(nameOf(actor, 1, [{ id: 2, username: 'ada' }])).toBe(name);
  });
});
