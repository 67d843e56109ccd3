import { DAY_MS } from '@rep13/contracts-constants';
import { SignedLinks, type LinkClaims } from './signed-links.ts';

const SECRET = 'a secret of thirty-two characters';

describe('the code beside a mailed link', () => {
  const claims = { purpose: 'client-setup', signupId: 123_456_789, mailbox: 'a' } as const;
  let now = new Date('2026-11-20T09:00:00Z');
  const links = new SignedLinks(SECRET, () => now);
  const tokenOf = (code: string, candidate: LinkClaims = claims) => links.tokenOfCode(code, [candidate]);
  beforeEach(() => {
    now = new Date('2026-11-20T09:00:00Z');
  });

  it('is ten letters and digits that nobody takes for another, and brings the claims of its link', () => {
    const code = links.code(claims);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    for (const typed of [code, code.toLowerCase(), code.replace('-', ' '), ` ${code.replace('-', '')} `])
      expect(links.verify(tokenOf(typed) ?? '', 'client-setup')).toMatchObject(claims);
  });

  it('is of no other purpose, signup, mailbox or request', () => {
    const code = links.code(claims);
    for (const other of [
      { purpose: 'resume-signup' },
      { signupId: 1 },
      { mailbox: 'b' },
      { id: '1' },
    ] as const)
      expect(tokenOf(code, { ...claims, ...other })).toBeUndefined();
  });

  it('ends with the last of its days, and so does the token that it brings', () => {
    const code = links.code(claims);
    now = new Date('2026-11-27T23:59:58Z');
    const token = tokenOf(code) ?? '';
    expect(links.verify(token, 'client-setup')).toMatchObject(claims);
    now = new Date('2026-11-28T00:00:00Z');
    expect(tokenOf(code)).toBeUndefined();
    expect(links.verify(token, 'client-setup')).toBeUndefined();
  });

  it('is another one each day, and for another secret', () => {
    const codes = [links.code(claims), new SignedLinks(`${SECRET}!`, () => now).code(claims)];
    now = new Date(now.getTime() + DAY_MS);
    expect(new Set([...codes, links.code(claims)]).size).toBe(3);
  });

  it('is good after its secret was followed by another, as long as that one is named', () => {
    const next = new SignedLinks('the next secret of thirty-two characters', () => now, SECRET);
    expect(next.tokenOfCode(links.code(claims), [claims])).toBeDefined();
  });

  it.each(['', 'K7M2QX4P9', 'AAAAA-AAAAA', 'x'.repeat(40)])('is not %j', (typed) => {
    expect(tokenOf(typed)).toBeUndefined();
  });
});

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
