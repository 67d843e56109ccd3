import { quotedIn } from './errors-of.ts';

describe('the codes that a comment names', () => {
  it('are those between backticks', () => {
    expect(quotedIn('Refused with `onboarding.file-infected`, or `agreements.text-changed`.')).toEqual([
      'onboarding.file-infected',
      'agreements.text-changed',
    ]);
  });

  it('stand on one line each', () => {
    expect(() => quotedIn('Refused with `onboarding.file- infected`.')).toThrow(
      '`onboarding.file- infected`: write the code of an error on one line',
    );
  });
});
