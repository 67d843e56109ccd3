import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readStackConfig, temporaryDataFolder } from '@rep13/local-stack';
import { checkConfiguration } from './check-configuration.ts';
import { checkedBuild } from './checked-build.ts';

describe('the configuration, before anything is built', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await temporaryDataFolder('configuration');
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const check = (env: NodeJS.ProcessEnv) =>
    checkConfiguration(readStackConfig({ DATA_DIR: dataDir, ...env }));

  it('is good when nothing is set but that the test Stripe is wanted', async () => {
    await expect(check({ PAYMENT_PROVIDER: 'stripe' })).resolves.toBeUndefined();
  });

  it('is told to be wrong with each variable of each service, each thing once, and what to set', async () => {
    const wrong = check({ ADMIN_PASSWORD: 'password', MAIL_FROM: 'nobody', CLAMD_URL: 'clamav' });
    const { message } = (await wrong.catch((error: unknown) => error)) as Error;
    expect(message).toMatch(/ADMIN_PASSWORD: .*Without ADMIN_PASSWORD one is made up/);
    expect(message).toContain('MAIL_FROM: set it to an address');
    expect(message).toContain('CLAMD_URL: set it to');
    expect(message.match(/CLAMD_URL: /g)).toHaveLength(1);
  });

  it('asks in production for what nobody may choose for it', async () => {
    const wrong = check({ NODE_ENV: 'production', PUBLIC_URL: 'https://rep13.example' });
    await expect(wrong).rejects.toThrow(
      /SESSION_SECRET: [^]*PAYMENT_PROVIDER: |PAYMENT_PROVIDER: [^]*SESSION_SECRET: /,
    );
  });

  it('does not ask about the first admin’s password where there is an admin', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await expect(check({ ADMIN_PASSWORD: 'password' })).resolves.toBeUndefined();
  });

  it('is checked before the first start, and of a later one while it builds', async () => {
    const { signal } = new AbortController();
    const config = readStackConfig({ DATA_DIR: dataDir, LEGAL_ENTITY: '/nowhere.json' });
    const fault = /^LEGAL_ENTITY: \/nowhere\.json cannot be read; set it to [^]+$/;
    await expect(checkedBuild(config, signal)).rejects.toThrow(fault);
    await mkdir(join(dataDir, 'postgres'));
    const build = await checkedBuild(config, signal);
    await expect(build()).rejects.toThrow(fault);
  });
});
