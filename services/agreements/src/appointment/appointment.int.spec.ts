import { createPublicKey, generateKeyPairSync, verify, type JsonWebKey } from 'node:crypto';
import {
  EndMandate,
  FindMandate,
  GetAppointment,
  GetCredential,
  GetRegisterKeys,
  GetStatusList,
  SignAgreement,
} from '@rep13/contracts-agreements';
import { DAY_MS } from '@rep13/contracts-constants';
import { ClientAccountSuspended } from '@rep13/contracts-onboarding';
import { Clock, registerNumberHash } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { isRevoked, verifiedByJose } from '../../test/verified-by-others.ts';
import { agreements } from '../service.ts';

const PUBLIC_URL = 'https://rep13.test';

const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
/** As an environment file has it. */
const FIRST = newKey().replaceAll('\n', '\\n');
const SECOND = newKey();

const partOf = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** What a stranger does who has the credential and our key set and nothing of ours besides. @throws if it is not right. */
function verified(jwt: string, keys: readonly Readonly<Record<string, unknown>>[]) {
  const [header, payload, signature] = jwt.split('.');
  const { kid, alg, typ } = partOf(header);
  if (alg !== 'ES256' || typ !== 'vc+jwt') throw new Error('another kind of token');
  const jwk = keys.find((key) => key['kid'] === kid);
  if (!jwk) throw new Error('no such key');
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature!, 'base64url');
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)) throw new Error('forged');
  return partOf(payload);
}

async function inForce(service: AgreementsUnderTest) {
  const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
  await service.call(SignAgreement, buildSignature({ signupId }));
  const number = (await service.call(FindMandate, { signupId }))?.registerNumber ?? '';
  return { signupId, number, numberSha256: registerNumberHash(number) };
}

const startWith = (keys: Record<string, string>) => startAgreements(agreements, { PUBLIC_URL, ...keys });

describe('the credential of an appointment', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startWith({ REGISTER_KEY: FIRST });
  });
  afterAll(() => service.stop());

  const credentialOf = async (numberSha256: string) =>
    (await service.call(GetCredential, { numberSha256 })).jwt;
  const published = async () => (await service.call(GetRegisterKeys, {})).keys;

  it('is verified with the key set alone and says the facts of the register', async () => {
    const { number, numberSha256 } = await inForce(service);
    const credential = verified(await credentialOf(numberSha256), await published());

    expect(credential).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', `${PUBLIC_URL}/contexts/appointment-v2.jsonld`],
      type: ['VerifiableCredential', 'LegalRepresentativeCredential'],
      iss: PUBLIC_URL,
      issuer: PUBLIC_URL,
      credentialStatus: {
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListCredential: `${PUBLIC_URL}/status-lists/revocation`,
      },
      credentialSubject: {
        id: `${PUBLIC_URL}/register/${number}`,
        registerNumber: number,
        companyName: 'Northwind Ltd',
        state: 'in_force',
        representative: { email: 'authorities@rep13.example', availableLanguage: ['nl', 'en'] },
        pointOfContact: { designated: true, since: expect.any(String) },
      },
    });
    const { iat, exp, validUntil } = credential as { iat: number; exp: number; validUntil: string };
    expect(exp).toBe(Math.floor(Date.parse(validUntil) / 1_000));
    expect(Math.round((Date.parse(validUntil) / 1_000 - iat) / 86_400)).toBe(7);
    expect(JSON.stringify(credential)).not.toMatch(/ada@|Ada Byron|DSA-|Harbour Street|NW-4711/);
  });

  it("is good for a wallet's library for seven days, and not a day longer", async () => {
    const { numberSha256 } = await inForce(service);
    const jwt = await credentialOf(numberSha256);
    const keys = await published();
    const after = (days: number) => verifiedByJose(jwt, keys, new Date(Date.now() + days * DAY_MS));
    await expect(after(6.9)).resolves.toBeDefined();
    await expect(after(7.1)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
  });

  it('is refused with one byte changed, and with the keys of others', async () => {
    const { numberSha256 } = await inForce(service);
    const jwt = await credentialOf(numberSha256);
    const [header, payload, signature] = jwt.split('.');
    const forged = Buffer.from(JSON.stringify({ ...partOf(payload), validUntil: '2099-01-01' }));
    expect(() => verified([header, forged.toString('base64url'), signature].join('.'), [])).toThrow();
    const keys = await published();
    expect(() => verified([header, forged.toString('base64url'), signature].join('.'), keys)).toThrow(
      'forged',
    );
  });

  it('publishes no private half', async () => {
    for (const key of await published()) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    }
  });

  it('says what the register says as JSON-LD, which stays when the mandate is over', async () => {
    const { number, numberSha256 } = await inForce(service);
    const now = { endsAt: new Date().toISOString(), reason: 'asked' };
    await service.call(EndMandate, { registerNumber: number, ...now });
    expect(await service.call(GetAppointment, { numberSha256 })).toMatchObject({
      '@context': `${PUBLIC_URL}/contexts/appointment-v2.jsonld`,
      '@id': `${PUBLIC_URL}/register/${number}`,
      legalBasis: 'http://data.europa.eu/eli/reg/2022/2065/oj#art_13',
      state: 'run_off',
    });
  });

  it('does not outlive the mandate: good until its last moment, and gone from then on', async () => {
    const { number, numberSha256 } = await inForce(service);
    const endsAt = new Date(Date.now() + 2 * DAY_MS).toISOString();
    await service.call(EndMandate, { registerNumber: number, endsAt, reason: 'asked' });
    expect(verified(await credentialOf(numberSha256), await published())).toMatchObject({
      validUntil: endsAt,
    });

    service.passTime(2 * DAY_MS + 1_000);
    await expect(credentialOf(numberSha256)).rejects.toMatchObject({
      status: 410,
      code: 'agreements.mandate-over',
      details: { errors: [{ path: 'endsAt', message: endsAt }] },
    });
  });

  it('has a place in the status list that stays, and is revoked there from the end on', async () => {
    const [one, other] = [await inForce(service), await inForce(service)];
    const byJose = async (jwt: string) =>
      verifiedByJose(jwt, await published(), service.app.get(Clock).now());
    const read = async (numberSha256: string) => byJose(await credentialOf(numberSha256));
    const list = async () => byJose((await service.call(GetStatusList, {})).jwt);
    const [first, again, another] = await Promise.all([
      read(one.numberSha256),
      read(one.numberSha256),
      read(other.numberSha256),
    ]);
    expect(again['credentialStatus']).toEqual(first['credentialStatus']);
    expect(another['credentialStatus']).not.toEqual(first['credentialStatus']);

    const now = service.app.get(Clock).now().getTime();
    const endsAt = new Date(now + DAY_MS).toISOString();
    await service.call(EndMandate, { registerNumber: one.number, endsAt, reason: 'asked' });
    expect(await isRevoked(first, await list())).toBe(false);
    service.passTime(DAY_MS);
    expect(await isRevoked(first, await list())).toBe(true);
    expect(await isRevoked(another, await list())).toBe(false);
  });

  it('is the same for a suspended account, about which nothing is published', async () => {
    const { numberSha256, signupId } = await inForce(service);
    const suspendedAt = new Date().toISOString();
    await service.stubbedServices.announce(ClientAccountSuspended, { signupId, suspendedAt });
    await eventually(async () => (await service.call(FindMandate, { signupId }))?.suspendedAt, {
      fact: 'the account is suspended',
    });
    const credential = verified(await credentialOf(numberSha256), await published());
    expect(JSON.stringify(credential)).not.toMatch(/suspen/);
  });

  it('is not there for a number that nobody has', async () => {
    await expect(credentialOf(registerNumberHash('R13-ZZZZZZZZ'))).rejects.toMatchObject({ status: 404 });
  });
});

describe('a rotation of the key', () => {
  it('leaves credentials verifiable that the key before it signed', async () => {
    const before = await startWith({ REGISTER_KEY: FIRST });
    const { numberSha256 } = await inForce(before);
    const { jwt } = await before.call(GetCredential, { numberSha256 });
    await before.stop();

    const after = await startWith({ REGISTER_KEY: SECOND, REGISTER_KEY_PREVIOUS: FIRST });
    try {
      const { keys } = await after.call(GetRegisterKeys, {});
      expect(verified(jwt, keys)).toMatchObject({ issuer: PUBLIC_URL });
      const own = await inForce(after);
      const renewed = await after.call(GetCredential, { numberSha256: own.numberSha256 });
      expect(verified(renewed.jwt, keys)).toMatchObject({ issuer: PUBLIC_URL });
      expect(partOf(renewed.jwt.split('.')[0])['kid']).not.toBe(partOf(jwt.split('.')[0])['kid']);
      expect(() => verified(jwt, keys.slice(0, 1))).toThrow('no such key');
    } finally {
      await after.stop();
    }
  });
});
