import { HOUR_MS } from '@rep13/contracts-constants';
import { solve } from '../../test/solve-work.ts';
import { IntakeWork } from './intake-work.ts';

const SECRET = 'a secret of the test, long enough to be one';
const BITS = 8;

describe('the work that stands in for a captcha', () => {
  let now: Date;
  let work: IntakeWork;
  beforeEach(() => {
    now = new Date('2026-11-20T09:14:00Z');
    work = new IntakeWork(BITS, () => now, SECRET);
  });

  it('is taken when it was done', () => {
    const { challenge, bits } = work.challenge();
    expect(bits).toBe(BITS);
    expect(work.check(solve(challenge, BITS))).toEqual({ challenge });
  });

  it('is another one each time', () => {
    expect(work.challenge().challenge).not.toBe(work.challenge().challenge);
  });

  it('is refused when it was not done', () => {
    const { challenge } = work.challenge();
    const found = Number(solve(challenge, BITS).split('.').at(-1));
    const undone = Array.from({ length: 50 }, (_, number) => number + found + 1).filter(
      (number) => work.check(`${challenge}.${number}`) === undefined,
    );
    expect(undone.length).toBeGreaterThan(40);
  });

  it.each([undefined, '', 'x', '.1', 'a~8~1~b.1', `${'a'.repeat(22)}~8~9999999999~${'b'.repeat(43)}.1`])(
    'is refused as %j',
    (header) => {
      expect(work.check(header)).toBeUndefined();
    },
  );

  it('is refused with less asked of oneself, or more time', () => {
    const [nonce, bits, expires, signature] = work.challenge().challenge.split('~');
    expect(work.check(solve(`${nonce}~0~${expires}~${signature}`, 0))).toBeUndefined();
    expect(work.check(solve(`${nonce}~${bits}~${Number(expires) + 1}~${signature}`, BITS))).toBeUndefined();
  });

  it('is refused when it is older than two hours, and from another secret', () => {
    const proof = solve(work.challenge().challenge, BITS);
    now = new Date(now.getTime() + 2 * HOUR_MS - 1_000);
    expect(work.check(proof)).toBeDefined();
    expect(new IntakeWork(BITS, () => now, `${SECRET}!`).check(proof)).toBeUndefined();
    expect(new IntakeWork(BITS, () => now, `${SECRET}!`, SECRET).check(proof)).toBeDefined();
    now = new Date(now.getTime() + 1_000);
    expect(work.check(proof)).toBeUndefined();
  });
});
