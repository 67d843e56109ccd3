import { readFileSync } from 'node:fs';
import { makeTestSeal, type TestSeal } from '@rep13/testing';
import { SealThread } from './seal-thread.ts';

describe('the seal thread', () => {
  let seal: TestSeal;
  const thread = new SealThread();
  beforeAll(async () => {
    seal = await makeTestSeal();
  });
  afterAll(async () => {
    await thread.onApplicationShutdown();
    await seal.remove();
  });

  it('opens a seal with its passphrase alone', async () => {
    const p12 = readFileSync(seal.file);

    const { above } = await thread.run('openSeal', { p12, passphrase: seal.passphrase });

    expect(above).toHaveLength(1);
    await expect(thread.run('openSeal', { p12, passphrase: 'another' })).rejects.toThrow(/password|PKCS/);
  });
});
