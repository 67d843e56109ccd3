import { idempotencyOf, scopeBornWith } from './idempotency-key.ts';

const SECRET = 'a-secret-of-this-browser';

const call = { method: 'POST', path: '/api/signup', body: { a: 1, b: [2] }, key: 'one' };

describe('an idempotency key', () => {
  it('holds for ever when the caller gives it', () => {
    expect(idempotencyOf(call, 'scope')).toEqual({
      scope: 'scope',
      key: 'one',
      fingerprint: expect.any(String),
    });
  });

  it('is made of path and body when the caller gives none, and holds 10 seconds', () => {
    const implicit = idempotencyOf({ ...call, key: undefined }, 'scope');
    expect(implicit).toMatchObject({ key: expect.stringMatching(/^auto:[0-9a-f]{64}$/), ttlSeconds: 10 });
    expect(idempotencyOf({ ...call, key: undefined, body: { a: 2 } }, 'scope')?.key).not.toBe(implicit?.key);
  });

  it('is not made up for a change: A, then B, then A again are three', () => {
    expect(idempotencyOf({ ...call, method: 'PATCH', key: undefined }, 'scope')).toBeUndefined();
    expect(idempotencyOf({ ...call, method: 'PATCH' }, 'scope')).toMatchObject({ key: 'one' });
  });

  it('sees the same body in any order of its names, and another body as another', () => {
    const fingerprintOf = (body: object) => idempotencyOf({ ...call, body }, 'scope')?.fingerprint;
    expect(fingerprintOf({ b: [2], a: 1 })).toBe(fingerprintOf({ a: 1, b: [2] }));
    expect(fingerprintOf({ a: 1, b: [3] })).not.toBe(fingerprintOf({ a: 1, b: [2] }));
  });

  it.each(['', 'x'.repeat(201), 'naïve', 'tab\t'])('refuses %j', (key) => {
    expect(() => idempotencyOf({ ...call, key }, 'scope')).toThrow('Please check the marked fields');
  });

  it('gives sessions that one browser begins with it the same scope', () => {
    expect(scopeBornWith('one', SECRET)).toBe(scopeBornWith('one', SECRET));
    expect(scopeBornWith('one', SECRET)).not.toBe(scopeBornWith('two', SECRET));
  });

  it('gives sessions of other browsers other scopes', () => {
    expect(scopeBornWith('one', SECRET)).not.toBe(
      scopeBornWith('one', 'another secret of a browser'.replaceAll(' ', '-')),
    );
  });

  it.each(['', 'short', 'two words of a secret that is long'])(
    'begins no session with the secret %j',
    (secret) => {
      expect(() => scopeBornWith('one', secret)).toThrow('Please check the marked fields');
    },
  );
});
