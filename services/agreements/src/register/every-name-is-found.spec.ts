import { awkward, awkwardNames, howMany } from '@rep13/testing-texts';
import { glyphsOf } from '../pdf/glyphs.ts';
import { foldName } from '../register-entries/folded-name.ts';
import { companyKey } from '../register-entries/search-keys.ts';
import { toSearch } from './search-register.ts';

const NAMES = awkward(awkwardNames, howMany(1_000, 20_000)).map((name) => name.trim());
/** The same name from another keyboard, another system, another page. */
const TYPED: [how: string, type: (name: string) => string][] = [
  ['as it is', (name) => name],
  ['in capitals', (name) => name.toUpperCase()],
  ['in small letters', (name) => name.toLowerCase()],
  ['decomposed', (name) => name.normalize('NFD')],
  ['composed', (name) => name.normalize('NFC')],
  ['with other dashes', (name) => name.replace(/[-–\u2011−]/g, '‐')],
  ['with other apostrophes', (name) => name.replace(/['’‘ʼ´]/g, '’')],
  ['with blanks around it', (name) => `\u00a0 ${name}\u200b`],
];

describe('every name', () => {
  it.each(TYPED)('is found in the register when it is typed %s, at any length', (_, type) => {
    const missed = NAMES.filter((name) => {
      const { name: sought } = toSearch(type(name));
      return sought?.exactly !== companyKey(name) && sought?.whole !== foldName(name).whole;
    });
    expect(missed.map((name) => [name, type(name)]).slice(0, 10)).toEqual([]);
  });

  it.each(TYPED.slice(0, 5))('is decided to be the one that is typed %s', (_, type) => {
    const missed = NAMES.filter((name) => companyKey(type(name)) !== companyKey(name));
    expect(missed.map((name) => [name, type(name), companyKey(name)]).slice(0, 10)).toEqual([]);
  });

  it('is printed whole, what no font has by its code point', () => {
    for (const name of NAMES) {
      const printed = glyphsOf('text', name).map(({ text, standsFor }) => standsFor ?? text);
      expect(printed.join('')).toBe(name.normalize('NFC'));
    }
  });
});
