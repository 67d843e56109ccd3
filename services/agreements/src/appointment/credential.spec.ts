import { createHash, generateKeyPairSync } from 'node:crypto';
import { appointmentContext } from '@rep13/contracts-agreements';
import { DAY_MS } from '@rep13/contracts-constants';
import { expanded, isRevoked, verifiedByJose } from '../../test/verified-by-others.ts';
import { toAppointment } from './appointment.ts';
import { appointmentCredential } from './credential.ts';
import { signedCredential, type Credential } from './signed-credential.ts';
import { statusListCredential } from './status-list.ts';

const ORIGIN = 'https://rep13.test';
const NOW = new Date('2026-11-25T10:00:00.000Z');
const FACTS = {
  registerNumber: 'R13-ABCDEFGH',
  companyName: 'Northwind Ltd',
  website: 'northwind.example',
  state: 'in_force',
  beganAt: '2026-11-20T09:14:00.000Z',
  endsAt: null,
  runOffUntil: null,
  representative: {
    name: 'Rep13 OÜ',
    address: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
    email: 'authorities@rep13.example',
    phone: '+31 20 555 0113',
    memberState: 'Netherlands',
    coordinator: 'Autoriteit Consument & Markt (ACM)',
    languages: ['nl', 'en'],
  },
  pointOfContact: { designated: true, since: '2026-11-21T08:00:00.000Z' },
} as const;

const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const KEYS = [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256' }];
const sign = (credential: Credential) => signedCredential(credential, NOW, { key, kid: 'one' });
const appointment = (statusIndex: number) => appointmentCredential(FACTS, ORIGIN, { now: NOW, statusIndex });
const list = (indexes: readonly number[]) => statusListCredential(indexes, ORIGIN, NOW);

describe('the credential of an appointment, for libraries of others', () => {
  it('is a token that says in its registered claims what the credential says', async () => {
    const credential = await verifiedByJose(await sign(appointment(5)), KEYS, NOW);
    expect(credential).toMatchObject({
      ...{ iss: ORIGIN, issuer: ORIGIN, sub: `${ORIGIN}/register/R13-ABCDEFGH` },
      nbf: Date.parse(FACTS.beganAt) / 1_000,
      exp: Date.parse(credential['validUntil'] as string) / 1_000,
    });
    const later = new Date(NOW.getTime() + 8 * DAY_MS);
    await expect(verifiedByJose(await sign(appointment(5)), KEYS, later)).rejects.toMatchObject({
      code: 'ERR_JWT_EXPIRED',
    });
    const before = new Date(Date.parse(FACTS.beganAt) - DAY_MS);
    await expect(verifiedByJose(await sign(appointment(5)), KEYS, before)).rejects.toMatchObject({
      code: 'ERR_JWT_CLAIM_VALIDATION_FAILED',
    });
  });

  it.each([0, 1, 7, 8, 4_711, 131_071])('is revoked by the bit %i, and by no other', async (index) => {
    const credential = await verifiedByJose(await sign(appointment(index)), KEYS, NOW);
    const others = [index ^ 1, (index + 8) % 131_072].filter((other) => other !== index);
    const read = async (indexes: readonly number[]) =>
      isRevoked(credential, await verifiedByJose(await sign(list(indexes)), KEYS, NOW));
    expect(await read([])).toBe(false);
    expect(await read(others)).toBe(false);
    expect(await read([index])).toBe(true);
    expect(await read([...others, index])).toBe(true);
  });

  it('has a list as long as the standard asks for, which is short where few are revoked', () => {
    const encodedList = list([4_711]).credentialSubject['encodedList'] as string;
    expect(encodedList).toMatch(/^u[\w-]+$/);
    expect(encodedList.length).toBeLessThan(200);
  });

  it('says nothing whose meaning is not published', async () => {
    for (const document of [appointment(5), list([5]), toAppointment(FACTS, ORIGIN)])
      await expect(expanded(document, ORIGIN)).resolves.toBeDefined();
    expect(await expanded(toAppointment(FACTS, ORIGIN), ORIGIN)).toMatchObject({
      'https://schema.org/identifier': [{ '@value': 'R13-ABCDEFGH' }],
      'http://data.europa.eu/eli/ontology#based_on': [
        { '@id': 'http://data.europa.eu/eli/reg/2022/2065/oj#art_13' },
      ],
      'https://schema.org/startDate': [
        { '@value': FACTS.beganAt, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
      ],
      // Each named after the first context that has it, whichever a document refers to.
      [`${ORIGIN}/contexts/appointment-v1.jsonld#representative`]: [
        {
          'https://schema.org/email': [{ '@value': 'authorities@rep13.example' }],
          'https://schema.org/availableLanguage': [{ '@value': 'nl' }, { '@value': 'en' }],
        },
      ],
      [`${ORIGIN}/contexts/appointment-v2.jsonld#pointOfContact`]: [
        { [`${ORIGIN}/contexts/appointment-v2.jsonld#designated`]: [{ '@value': true }] },
      ],
    });
    await expect(expanded({ ...toAppointment(FACTS, ORIGIN), mood: 'good' }, ORIGIN)).rejects.toThrow();
  });

  it.each([
    [1, '8fe5708ff4911811bf58f5bdaf921ca6b2fb6cab75c927b0c29f01a758c44783'],
    [2, '446786bad2caa4eedbb6c8fda56d567174f4b01ffc86b99132cc60c4871ae188'],
  ] as const)('has a context that never changes: another one is another file: %s', (version, expected) => {
    const sha256 = createHash('sha256')
      .update(JSON.stringify(appointmentContext(ORIGIN, version)))
      .digest('hex');
    expect(sha256).toBe(expected);
  });

  it('has a context that describes each of its terms', () => {
    const { '@context': terms, '@graph': described } = appointmentContext(ORIGIN, 2);
    const vocabularies = ['@version', 'id', 'type', 'schema', 'eli', 'rdfs'];
    const own = Object.keys(terms).filter((term) => !vocabularies.includes(term));
    expect(described.map((each) => each['rdfs:label'])).toEqual(own);
    for (const each of described) expect(each['rdfs:comment']['@value']).toMatch(/\.$/);
  });
});
