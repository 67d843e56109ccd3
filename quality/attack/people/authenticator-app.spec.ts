import { codeOf } from './authenticator-app.ts';

describe('an authenticator app', () => {
  // RFC 6238, appendix B, with the last six of its eight digits; the key is "12345678901234567890".
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('shows at second %i what the standard says', (second, code) => {
    expect(codeOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', second * 1_000)).toBe(code);
  });
});
