import { registerNumberHash } from './register-number-hash.ts';
import { sha256Hex } from './sha256-hex.ts';

describe('the hash of a register number', () => {
  // It is stored: with another one nobody finds an entry again.
  it('is that of the number as it is kept', () => {
    expect(registerNumberHash('R13-ABCDEFG2')).toBe(sha256Hex('R13-ABCDEFG2'));
  });

  it.each(['r13-abcdefg2', ' R13 ABCD EFG2 ', 'Register number: R13–ABCDEFG2'])(
    'is the same for %j',
    (typed) => {
      expect(registerNumberHash(typed)).toBe(registerNumberHash('R13-ABCDEFG2'));
    },
  );

  it('is as long for what is no number', () => {
    expect(registerNumberHash(' none ')).toBe(sha256Hex('NONE'));
  });
});
