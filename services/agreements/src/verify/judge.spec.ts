import type { SignatureView } from '@rep13/contracts-agreements';
import { uploadVerdict } from './judge.ts';

const signature = (verdict: SignatureView['verdict'], isOurs = false): SignatureView => ({
  ...{ kind: 'signature', verdict, isOurs, signer: null, issuer: null, revision: null, revisions: 1 },
  ...{ bytesAddedAfter: null, timeStampedAt: null, timeStampedBy: null },
});
const unknown = { isKnown: false, namesOurs: false, isCutShort: false };

describe('what is said of an uploaded PDF', () => {
  it.each([
    ['genuine', { ...unknown, isKnown: true, isCutShort: true }, [signature('misplaced')]],
    ['damaged', { ...unknown, isCutShort: true }, []],
    ['damaged', unknown, [signature('cut-short')]],
    ['damaged', { ...unknown, namesOurs: true }, [signature('valid', true), signature('cut-short')]],
    ['misplaced', unknown, [signature('misplaced')]],
    ['misplaced', { ...unknown, namesOurs: true }, [signature('broken')]],
    ['changed', { ...unknown, namesOurs: true }, [signature('valid', true)]],
    ['too-weak', unknown, [signature('too-weak')]],
    ['foreign', unknown, [signature('broken')]],
    ['foreign', unknown, [signature('unreadable')]],
    ['unsigned', unknown, []],
  ] as const)('is %s of %j with %j', (verdict, whole, signatures) => {
    expect(uploadVerdict(whole, signatures)).toBe(verdict);
  });
});
