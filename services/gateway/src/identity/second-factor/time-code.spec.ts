import { newKey, stepOfCode } from './time-code.ts';

describe('a code of an authenticator app', () => {
  it.each(['\u{f8245}\u{f0000}\u{1f600}', '12345\u0663', '12345', '1234567', ''])(
    'is none when it is not six digits: %j',
    (code) => {
      expect(stepOfCode(newKey(), code, new Date())).toBeNull();
    },
  );
});
