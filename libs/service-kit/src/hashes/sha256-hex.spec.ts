import { sha256Hex } from './sha256-hex.ts';

describe('the SHA-256 of a text or of bytes', () => {
  // FIPS 180-2, B.1.
  it('is that of the standard', () => {
    const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

    expect(sha256Hex('abc')).toBe(ofAbc);
    expect(sha256Hex(new Uint8Array([0x61, 0x62, 0x63]))).toBe(ofAbc);
  });
});
