import { readFileSync } from 'node:fs';
import { makeTestSeal, type TestSeal } from '@rep13/testing';
import { SealProcess } from './seal-process.ts';

describe('the seal process', () => {
  let seal: TestSeal;
  const child = new SealProcess();
  beforeAll(async () => {
    seal = await makeTestSeal();
  });
  afterAll(async () => {
    await child.onApplicationShutdown();
    await seal.remove();
  });

  it('opens a seal with its passphrase alone', async () => {
    const p12 = readFileSync(seal.file);

    const { above } = await child.run('openSeal', { p12, passphrase: seal.passphrase });

    expect(above).toHaveLength(1);
    await expect(child.run('openSeal', { p12, passphrase: 'another' })).rejects.toThrow(/password|PKCS/);
  });
});
