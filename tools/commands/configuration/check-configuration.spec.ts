import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readStackConfig, temporaryDataFolder } from '@rep13/local-stack';
import { questionOf } from './check-configuration.ts';
import { faultsOf } from './check-services.ts';
import { checkedStart } from './checked-start.ts';

describe('the configuration, before anything is built', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await temporaryDataFolder('configuration');
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const faults = async (env: NodeJS.ProcessEnv) =>
    faultsOf(await questionOf(readStackConfig({ DATA_DIR: dataDir, ...env })));

  it('is good when nothing is set but that the test Stripe is wanted', async () => {
    expect(await faults({ PAYMENT_PROVIDER: 'stripe' })).toEqual([]);
  });

  it('is told to be wrong with each variable of each service, each thing once, and what to set', async () => {
    const wrong = await faults({ ADMIN_PASSWORD: 'password', MAIL_FROM: 'nobody', CLAMD_URL: 'clamav' });
    expect(wrong.join('\n')).toMatch(/ADMIN_PASSWORD: .*Without ADMIN_PASSWORD one is made up/);
    expect(wrong.join('\n')).toContain('MAIL_FROM: set it to an address');
    expect(wrong.join('\n')).toContain('CLAMD_URL: set it to');
    expect(wrong.join('\n').match(/CLAMD_URL: /g)).toHaveLength(1);
  });

  it('asks in production for what nobody may choose for it', async () => {
    const wrong = await faults({ NODE_ENV: 'production', PUBLIC_URL: 'https://rep13.example' });
    expect(wrong.join('\n')).toMatch(
      /SESSION_SECRET: [^]*PAYMENT_PROVIDER: |PAYMENT_PROVIDER: [^]*SESSION_SECRET: /,
    );
  });

  it('does not ask about the first admin’s password where there is an admin', async () => {
    await mkdir(join(dataDir, 'postgres'));
    expect(await faults({ ADMIN_PASSWORD: 'password' })).toEqual([]);
  });

  describe('of a start', () => {
    const FAULT = /^LEGAL_ENTITY: \/nowhere\.json cannot be read; set it to [^]+$/;
    const { signal } = new AbortController();
    const wrong = () => readStackConfig({ DATA_DIR: dataDir, LEGAL_ENTITY: '/nowhere.json' });
    const comesUp = () => Promise.resolve('running');
    const fails = () => Promise.reject(new Error('sla ended (code 1)'));

    it('is checked before the first, which makes data', async () => {
      let isStarted = false;
      const start = async () => (isStarted = true);
      await expect(checkedStart(wrong(), start, signal)).rejects.toThrow(FAULT);
      expect(isStarted).toBe(false);
    });

    it('is what a later one fails with, if that is why', async () => {
      await mkdir(join(dataDir, 'postgres'));
      await expect(checkedStart(wrong(), fails, signal)).rejects.toThrow(FAULT);
      const good = readStackConfig({ DATA_DIR: dataDir });
      await expect(checkedStart(good, fails, signal)).rejects.toThrow('sla ended (code 1)');
    });

    it('costs a later one that comes up no time', async () => {
      await mkdir(join(dataDir, 'postgres'));
      await expect(checkedStart(wrong(), comesUp, signal)).resolves.toBe('running');
    });
  });
});
