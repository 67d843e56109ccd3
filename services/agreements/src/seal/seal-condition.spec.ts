import { derOf, makeIdentity, type Statement } from '@rep13/testing';
import { endOf, faultOf } from './seal-condition.ts';

const NOW = new Date();
const DAY = 86_400_000;
const from = new Date(NOW.getTime() - 3_600_000);
const AUTHORITY = { name: 'A CA', usages: ['keyCertSign'], isAuthority: true, from, days: 10 } as const;
const SEAL = { name: 'A seal', usages: ['digitalSignature'], from, days: 5 } as const;

/** A seal with its issuer, as the file brings them. */
async function sealed(seal: Partial<Statement> = {}, issuer: Partial<Statement> = {}) {
  const authority = await makeIdentity({ ...AUTHORITY, ...issuer });
  const own = await makeIdentity({ ...SEAL, issuer: authority, ...seal });
  return { certificate: derOf(own), above: [derOf(authority)] };
}

describe('a seal', () => {
  it('is good with a valid certificate, a strong key, the right use and its issuer', async () => {
    const certificates = await sealed();
    expect(faultOf(certificates, NOW)).toBeUndefined();
    expect(Math.round((endOf(certificates).getTime() - NOW.getTime()) / DAY)).toBe(5);
  });

  it('is good with a purpose that is named, where that is documents', async () => {
    expect(faultOf(await sealed({ purposes: ['documentSigning'] }), NOW)).toBeUndefined();
  });

  it.each<[string, Partial<Statement>, Partial<Statement>, RegExp]>([
    ['has ended', { from: new Date(NOW.getTime() - 6 * DAY) }, {}, /ended on/],
    ['has not begun', { from: new Date(NOW.getTime() + DAY) }, {}, /valid from/],
    ['is weak', { bits: 1_024 }, {}, /key is too weak/],
    ['is for encryption', { usages: [] }, {}, /not for signatures/],
    [
      'is for encryption as well',
      { usages: ['digitalSignature', 'keyEncipherment'] },
      {},
      /encrypts or issues as well/,
    ],
    ['may issue others', { usages: ['digitalSignature', 'keyCertSign'] }, {}, /encrypts or issues as well/],
    ['is of a web server', { purposes: ['serverAuth'] }, {}, /not for documents/],
    [
      'is of an authority for time',
      { purposes: ['documentSigning', 'timeStamping'] },
      {},
      /not for documents/,
    ],
    ['has an issuer that ended', {}, { from: new Date(NOW.getTime() - 11 * DAY) }, /issuer ended on/],
    ['is issued by what may not issue', {}, { isAuthority: false }, /does not bring the certificate/],
  ])('is refused when it %s', async (_, seal, issuer, fault) => {
    expect(faultOf(await sealed(seal, issuer), NOW)).toMatch(fault);
  });

  it('is refused without the certificate of its issuer, and with that of another of the same name', async () => {
    const { certificate } = await sealed();
    const other = await makeIdentity({ ...AUTHORITY });
    for (const above of [[], [derOf(other)]])
      expect(faultOf({ certificate, above }, NOW)).toMatch(/does not bring the certificate of its issuer/);
  });
});
