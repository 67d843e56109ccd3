import { RequestOrigin } from '@rep13/contracts-messaging';
import { SendParcel } from '../../test/parcels.ts';
import { DomainError } from './domain-error.ts';
import { validated } from './validate.ts';

const refusal = (body: string): DomainError => {
  try {
    validated(RequestOrigin, JSON.parse(body));
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('taken');
};

const refused = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return (error as { details: { errors: unknown } }).details.errors;
  }
  return 'taken';
};

describe('the check at the edge', () => {
  it('names every refused field once, by its first broken rule', () => {
    const errors = refused(() => validated(SendParcel, { parcelId: 'x', receiver: '' }));
    expect(errors).toContainEqual({ path: 'parcelId', message: 'parcelId must not be less than 1' });
    expect(errors).toContainEqual({ path: 'receiver', message: 'Name the receiver' });
    const paths = (errors as { path: string }[]).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives the path into nested objects', () => {
    const command = { parcelId: 7 };
    expect(refused(() => validated(SendParcel, { ...command, origin: { ipAddress: 7 } }))).toEqual([
      { path: 'origin.ipAddress', message: expect.any(String) },
    ]);
  });

  it.each([null, 'text', 7, [], [{}]])('does not take %p for a body', (data) => {
    expect(refused(() => validated(RequestOrigin, data))).toEqual([
      { path: '', message: 'Please send a JSON object' },
    ]);
  });

  it('is not fooled by a prototype in the body', () => {
    const body = JSON.parse('{"__proto__": {"ipAddress": "1.2.3.4"}, "constructor": {"x": 1}}') as object;
    expect(refused(() => validated(RequestOrigin, body))).not.toBe('taken');
    expect(({} as { ipAddress?: string }).ipAddress).toBeUndefined();
  });

  it.each([
    'toString',
    'valueOf',
    'hasOwnProperty',
    'isPrototypeOf',
    '__defineGetter__',
    '__proto__',
    'prototype',
  ])('does not take the name %s for a known one, on no level', (name) => {
    const paths = (body: string) =>
      (refused(() => validated(SendParcel, JSON.parse(body))) as { path: string }[]).map(({ path }) => path);
    expect(paths(`{"${name}": 1}`)).toContain(name);
    expect(paths(`{"origin": {"${name}": 1}}`)).toContain(`origin.${name}`);
  });

  it.each(['k', '__proto__'])('names twenty faults and says how many more there are: %s', (name) => {
    const names = Array.from({ length: 150 }, (_, index) => `"a${index}":{"${name}":1}`);
    const { message, details } = refusal(`{${names.join()}}`);
    expect(details.errors).toHaveLength(20);
    expect(message).toBe('Please check the marked fields (130 more are not listed)');
  });

  it('repeats no name that is longer than a line', () => {
    const { details } = refusal(JSON.stringify({ ['😀'.repeat(5_000)]: 1 }));
    const [path] = details.errors!.map((error) => error.path);
    expect(path).toBe(`${'😀'.repeat(49)}…`);
    expect(path?.isWellFormed()).toBe(true);
  });
});
