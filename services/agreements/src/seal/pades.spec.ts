import { readFileSync } from 'node:fs';
import { makeTestSeal, type TestSeal } from '@rep13/testing';
import { readSeal } from './pades.ts';

describe('the file of a seal', () => {
  let seal: TestSeal;
  beforeAll(async () => {
    seal = await makeTestSeal();
  });
  afterAll(() => seal.remove());

  it('opens with its passphrase alone', async () => {
    const p12 = readFileSync(seal.file);

    const { above } = await readSeal({ p12, passphrase: seal.passphrase });

    expect(above).toHaveLength(1);
    await expect(readSeal({ p12, passphrase: 'another' })).rejects.toThrow(/password|PKCS/);
  });
});
