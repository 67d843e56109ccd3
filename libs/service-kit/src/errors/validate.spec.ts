import { RequestOrigin, SignAgreement, SignupBody } from '@rep13/contracts';
import { validated } from './validate.ts';

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
    const errors = refused(() => validated(SignupBody, { companyName: 7, websiteUrl: '' }));
    expect(errors).toContainEqual({ path: 'companyName', message: 'Company name is required' });
    expect(errors).toContainEqual({ path: 'websiteUrl', message: 'Website URL is required' });
    const paths = (errors as { path: string }[]).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives the path into nested objects', () => {
    const command = { signupId: 123_456_789, clientSignature: 'A', clientSignatureType: 'typed' };
    expect(refused(() => validated(SignAgreement, { ...command, origin: { ipAddress: 7 } }))).toEqual([
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
      (refused(() => validated(SignAgreement, JSON.parse(body))) as { path: string }[]).map(
        ({ path }) => path,
      );
    expect(paths(`{"${name}": 1}`)).toContain(name);
    expect(paths(`{"origin": {"${name}": 1}}`)).toContain(`origin.${name}`);
  });
});
