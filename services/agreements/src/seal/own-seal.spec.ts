import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadConfig, SystemClock } from '@rep13/service-kit';
import { makeIdentity, makeProductionSeal, makeTestSeal, pkcs12Of, type TestSeal } from '@rep13/testing';
import { AgreementsConfig } from '../config.ts';
import { readOwnSeal } from './own-seal.ts';

const SERVERS = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/rep13',
  NATS_URL: 'nats://127.0.0.1:9',
  REDIS_URL: 'redis://127.0.0.1:9',
};

describe('our own seal', () => {
  let seal: TestSeal;
  beforeAll(async () => {
    seal = await makeTestSeal();
  });
  afterAll(() => seal.remove());

  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rep13.example',
    LEGAL_ENTITY: 'us.json',
    REGISTER_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const config = (env: NodeJS.ProcessEnv) => loadConfig(AgreementsConfig, { ...SERVERS, ...env });
  const read = async (env: NodeJS.ProcessEnv) => readOwnSeal(config(env), new SystemClock());

  it('may be missing while developing, not in production', async () => {
    expect(await read({})).toBeNull();
    expect(() => config(production)).toThrow(/SEAL_P12: set it to the path of the PKCS#12 file/);
  });

  it('is a file or its content', async () => {
    const byPath = await read(seal.environment);
    const byContent = await read({
      ...seal.environment,
      SEAL_P12: readFileSync(seal.file).toString('base64'),
    });
    expect(byPath).toMatchObject({ isDevelopment: true });
    expect(byContent?.fingerprint).toBe(byPath?.fingerprint);
  });

  it('is not the development one in production', async () => {
    await expect(read({ ...production, ...seal.environment })).rejects.toThrow(
      'SEAL_P12: production does not seal with the development CA',
    );
    expect(await read({ ...production, ...(await makeProductionSeal()) })).toMatchObject({
      isDevelopment: false,
    });
  });

  it('is not one that is no good', async () => {
    const issuer = await makeIdentity({ name: 'A CA', usages: ['keyCertSign'], isAuthority: true, days: 2 });
    const weak = await makeIdentity({
      name: 'A seal',
      issuer,
      usages: ['digitalSignature'],
      days: 1,
      bits: 1_024,
    });
    const p12 = await pkcs12Of(weak, [issuer.certificate], 'a passphrase');
    const environment = { SEAL_P12: p12.toString('base64'), SEAL_PASSPHRASE: 'a passphrase' };
    await expect(read({ ...production, ...environment })).rejects.toThrow(
      /SEAL_P12: the seal is no good: its key/,
    );
  });

  it('is refused with what to set', async () => {
    await expect(read({ ...seal.environment, SEAL_PASSPHRASE: 'another' })).rejects.toThrow(
      /^SEAL_P12: the file does not open with SEAL_PASSPHRASE/,
    );
    await expect(read({ SEAL_P12: '/nowhere/seal.p12' })).rejects.toThrow(
      /^SEAL_P12: \/nowhere\/seal.p12 cannot be read; set it to the path/,
    );
  });

  it.each(['tsa.example', 'ftp://tsa.example', 'http://a.example, http://b.example'])(
    'has its time from addresses that are some, not from %s',
    (TSA_URLS) => {
      expect(() => config({ TSA_URLS })).toThrow(/^.*TSA_URLS: set it to the addresses/m);
      expect(config({ TSA_URLS: 'http://a.example,https://b.example/tsr' }).tsaUrls).toHaveLength(2);
    },
  );
});
