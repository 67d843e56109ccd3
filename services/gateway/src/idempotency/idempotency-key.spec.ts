import { idempotencyOf, scopeBornWith } from './idempotency-key.ts';

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
    expect(idempotencyOf({ ...call, key: undefined, body: { a: 2 } }, 'scope').key).not.toBe(implicit.key);
  });

  it('sees the same body in any order of its names, and another body as another', () => {
    const { fingerprint } = idempotencyOf(call, 'scope');
    expect(idempotencyOf({ ...call, body: { b: [2], a: 1 } }, 'scope').fingerprint).toBe(fingerprint);
    expect(idempotencyOf({ ...call, body: { a: 1, b: [3] } }, 'scope').fingerprint).not.toBe(fingerprint);
  });

  it.each(['', 'x'.repeat(201), 'naïve', 'tab\t'])('refuses %j', (key) => {
    expect(() => idempotencyOf({ ...call, key }, 'scope')).toThrow('Please check the marked fields');
  });

  it('gives sessions that are born with it the same scope', () => {
    expect(scopeBornWith('one')).toBe(scopeBornWith('one'));
    expect(scopeBornWith('one')).not.toBe(scopeBornWith('two'));
  });
});
