import { SignedLinks } from './signed-links.ts';

const SECRET = 'a secret of thirty-two characters';

describe('a signed link', () => {
  const links = new SignedLinks(SECRET);
  const claims = { purpose: 'client-setup', signupId: 123_456_789 } as const;

  it('gives its claims back for its own purpose only', () => {
    const token = links.sign(claims, 60);
    expect(links.verify(token, 'client-setup')).toMatchObject(claims);
    expect(links.verify(token, 'reset-password')).toBeUndefined();
  });

  it('ends when its time is over', () => {
    let now = new Date('2026-11-20T09:00:00Z');
    const ticking = new SignedLinks(SECRET, () => now);
    const token = ticking.sign(claims, 60);
    now = new Date('2026-11-20T09:01:00Z');
    expect(ticking.verify(token, 'client-setup')).toBeUndefined();
  });

  it('stays good for its time after its secret was followed by another, and only as long as that one is named', () => {
    const token = links.sign(claims, 60);
    const next = `the next ${SECRET}`;
    expect(new SignedLinks(next, undefined, SECRET).verify(token, 'client-setup')).toMatchObject(claims);
    expect(new SignedLinks(next).verify(token, 'client-setup')).toBeUndefined();
    const signedWithNext = new SignedLinks(next, undefined, SECRET).sign(claims, 60);
    expect(links.verify(signedWithNext, 'client-setup')).toBeUndefined();
  });

  it('is refused when one character of it is changed, or another secret signed it', () => {
    const token = links.sign(claims, 60);
    const forged = Buffer.from(JSON.stringify({ ...claims, signupId: 1, exp: 9e9 })).toString('base64url');
    expect(links.verify(`${forged}.${token.split('.')[1]}`, 'client-setup')).toBeUndefined();
    expect(links.verify(new SignedLinks(`${SECRET}!`).sign(claims, 60), 'client-setup')).toBeUndefined();
    for (const nonsense of ['', '.', 'a.b', `${token}x.`, '☂']) {
      expect(links.verify(nonsense, 'client-setup')).toBeUndefined();
    }
  });
});
