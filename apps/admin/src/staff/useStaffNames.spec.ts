import { describe, expect, it } from '@jest/globals';
import { nameOf } from './useStaffNames.ts';

const COLLEAGUES = [{ id: 2, username: 'Ada' }];

describe('the name of an actor', () => {
  it.each([
    ['system', 'The clock'],
    ['authority', 'The authority'],
    ['client:734512901', 'The client'],
    ['admin:1', 'You'],
    ['admin:2', 'Ada'],
    ['admin:3', 'Staff member 3'],
  ])('%s is %s', (actor, name) => {
    expect(nameOf(actor, 1, COLLEAGUES)).toBe(name);
  });

  it.each([
    ['system', 'the clock'],
    ['admin:1', 'you'],
    ['admin:2', 'Ada'],
    ['admin:3', 'staff member 3'],
  ])('%s is %s behind other text', (actor, name) => {
    expect(nameOf(actor, 1, COLLEAGUES, 'within')).toBe(name);
  });
});
