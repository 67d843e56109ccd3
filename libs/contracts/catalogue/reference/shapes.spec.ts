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
