import type { ObjectSchema } from '@rep13/contracts-validation/json-schema';
import { breakingChanges } from './shapes.ts';

const shape = (properties: ObjectSchema['properties'], required = Object.keys(properties)): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const TEXT = { type: 'string' };
const RELEASED = shape({ note: TEXT, signupId: { type: 'integer' } }, ['signupId']);

describe('a change of a published event', () => {
  it('is allowed when it adds a field that may be absent', () => {
    const current = shape({ ...RELEASED.properties, extra: TEXT }, ['signupId']);
    expect(breakingChanges(RELEASED, current)).toEqual([]);
  });

  it('is allowed when it adds a value to choose from', () => {
    const kinds = (...values: string[]) => ({ enum: values, maxLength: 9 });
    const before = shape({ kind: kinds('a', 'b'), all: { type: 'array', items: kinds('a') } });
    const after = shape({ kind: kinds('a', 'new', 'b'), all: { type: 'array', items: kinds('a', 'new') } });
    expect(breakingChanges(before, after)).toEqual([]);
    expect(breakingChanges(after, before)).toHaveLength(2);
    expect(breakingChanges(before, shape({ ...before.properties, kind: { maxLength: 9 } }))).toHaveLength(1);
    expect(breakingChanges(shape({ kind: { maxLength: 9 } }), shape({ kind: kinds('a') }))).toHaveLength(1);
  });

  it('is allowed when it adds a value to a field of what a list holds, and nothing else to it', () => {
    const listOf = (properties: object) =>
      shape({ all: { type: 'array', items: { type: 'object', properties } } });
    const before = listOf({ kind: { enum: ['a'] } });
    expect(breakingChanges(before, listOf({ kind: { enum: ['a', 'new'] } }))).toEqual([]);
    for (const properties of [
      {},
      { kind: TEXT },
      { kind: { enum: ['b'] } },
      { kind: { enum: ['a'] }, more: TEXT },
    ])
      expect(breakingChanges(before, listOf(properties))).toHaveLength(1);
  });

  it.each([
    ['is gone', shape({ signupId: { type: 'integer' } })],
    ['is gone', shape({ remark: TEXT, signupId: { type: 'integer' } }, ['signupId'])],
    ['signupId was', shape({ note: TEXT, signupId: TEXT }, ['signupId'])],
    ['note was', shape({ ...RELEASED.properties, note: { type: 'string', maxLength: 5 } }, ['signupId'])],
    ['note must now be there', shape(RELEASED.properties)],
    ['signupId may now be missing', shape(RELEASED.properties, [])],
    ['extra is new and not optional', shape({ ...RELEASED.properties, extra: TEXT }, ['extra', 'signupId'])],
  ])('is refused: %s', (problem, current) => {
    expect(breakingChanges(RELEASED, current).join()).toContain(problem);
  });
});
