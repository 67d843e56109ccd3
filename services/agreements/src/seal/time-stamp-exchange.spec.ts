import { X509Certificate } from 'node:crypto';
import { answerTimeStampRequest, derOf, makeIdentity } from '@rep13/testing';
import { timeStampRequest, tokenIn } from './time-stamp-exchange.ts';

const STAMPED = Buffer.from('the value of a signature');
const NOW = new Date('2026-11-23T12:00:00Z');
const TERMS = { now: NOW, roots: null };
const ONE_DAY = 86_400_000;

const authority = (given: Partial<Parameters<typeof makeIdentity>[0]> = {}) =>
  makeIdentity({
    name: 'An authority',
    usages: ['digitalSignature'],
    purposes: ['timeStamping'],
    from: new Date(NOW.getTime() - ONE_DAY),
    days: 2,
    ...given,
  });

const pem = (identity: Parameters<typeof derOf>[0]) => new X509Certificate(derOf(identity)).toString();

describe('the answer of a time-stamp authority', () => {
  const request = timeStampRequest(STAMPED);

  it('is taken when it is right', async () => {
    const answer = await answerTimeStampRequest(request.body, await authority(), NOW);
    expect(tokenIn(answer, request, TERMS)).toMatchObject({ stamp: { at: NOW, authority: 'An authority' } });
  });

  it('is taken for none when it is of other bytes', async () => {
    const other = timeStampRequest(Buffer.from('another signature'));
    const answer = await answerTimeStampRequest(other.body, await authority(), NOW);
    expect(() => tokenIn(answer, request, TERMS)).toThrow('the time stamp is of other bytes');
  });

  it('is taken for none when it answers an earlier request', async () => {
    const earlier = timeStampRequest(STAMPED);
    const answer = await answerTimeStampRequest(earlier.body, await authority(), NOW);
    expect(() => tokenIn(answer, request, TERMS)).toThrow('the time stamp answers another request');
  });

  it('is taken for none by a certificate that is not for time stamps, or not valid then', async () => {
    const plain = await answerTimeStampRequest(request.body, await authority({ purposes: [] }), NOW);
    expect(() => tokenIn(plain, request, TERMS)).toThrow('not one for time stamps');
    const ended = await authority({ from: new Date('2020-01-01'), days: 10 });
    const late = await answerTimeStampRequest(request.body, ended, NOW);
    expect(() => tokenIn(late, request, TERMS)).toThrow('was not valid at the time of the stamp');
  });

  it.each([-660_000, 61_000])('is taken for none when its clock is wrong by %i ms', async (aheadMs) => {
    const at = new Date(NOW.getTime() + aheadMs);
    const answer = await answerTimeStampRequest(request.body, await authority(), at);
    expect(() => tokenIn(answer, request, TERMS)).toThrow(`the time stamp says ${at.toISOString()}`);
  });

  it('is taken of an authority alone that leads to one of our roots', async () => {
    const from = new Date(NOW.getTime() - ONE_DAY);
    const named = { usages: ['keyCertSign'] as const, isAuthority: true, from, days: 5 };
    const [root, other] = await Promise.all([
      makeIdentity({ ...named, name: 'A root' }),
      makeIdentity({ ...named, name: 'Another root' }),
    ]);
    const answer = await answerTimeStampRequest(request.body, await authority({ issuer: root }), NOW);
    const believing = (...roots: (typeof root)[]) => ({ now: NOW, roots: roots.map(pem).join('\n') });
    expect(tokenIn(answer, request, believing(other, root))).toMatchObject({ stamp: { at: NOW } });
    expect(() => tokenIn(answer, request, believing(other))).toThrow(
      'nobody in TSA_ROOTS vouches for An authority',
    );
    const own = await answerTimeStampRequest(request.body, await authority(), NOW);
    expect(() => tokenIn(own, request, believing(root))).toThrow('nobody in TSA_ROOTS');
  });

  it('is taken for none with any byte of its signature changed, or cut off', async () => {
    const answer = await answerTimeStampRequest(request.body, await authority(), NOW);
    const changed = Buffer.from(answer);
    changed[changed.length - 20] = changed[changed.length - 20]! ^ 1;
    expect(() => tokenIn(changed, request, TERMS)).toThrow('the signature of the time stamp does not hold');
    expect(() => tokenIn(answer.subarray(0, 200), request, TERMS)).toThrow();
  });

  it('is taken for none when it is a refusal', () => {
    const REJECTED = Buffer.from('30053003020102', 'hex');
    expect(() => tokenIn(REJECTED, request, TERMS)).toThrow('the time stamp was refused with status 2');
  });
});
