import { EU_LANGUAGES, languageName } from '@rep13/contracts-constants';
import { EU_STATE_CODES } from './eu-states.ts';
import { exampleLanguages, isDeclarable, LANGUAGE_CODES, OFFICIAL_LANGUAGES } from './official-languages.ts';

describe('the official languages of the Member States', () => {
  it('are the 24 of the Union and two of single states, by the names that forms use', () => {
    expect(LANGUAGE_CODES.map(languageName).toSorted()).toEqual(
      [...EU_LANGUAGES, 'Luxembourgish', 'Turkish'].toSorted(),
    );
  });

  it('are several in six states', () => {
    const several = EU_STATE_CODES.filter((state) => OFFICIAL_LANGUAGES[state].length > 1);
    expect(several.toSorted()).toEqual(['BE', 'CY', 'FI', 'IE', 'LU', 'MT']);
  });
});

describe('what a representative declares', () => {
  it.each(EU_STATE_CODES)('may be its example, and nothing without an official language: %s', (state) => {
    expect(isDeclarable(exampleLanguages(state), state)).toBe(true);
    const foreign = LANGUAGE_CODES.filter(
      (code) => !(OFFICIAL_LANGUAGES[state] as readonly string[]).includes(code),
    );
    expect(isDeclarable(foreign, state)).toBe(false);
    for (const code of OFFICIAL_LANGUAGES[state]) expect(isDeclarable([...foreign, code], state)).toBe(true);
  });

  it.each([[[]], ['nl'], [null], [undefined], [['nl', 'nl']], [['nl', 'xx']], [['nl', 7]], [['NL']]])(
    'is a list of codes, each once: not %j',
    (given) => expect(isDeclarable(given, 'NL')).toBe(false),
  );
});
