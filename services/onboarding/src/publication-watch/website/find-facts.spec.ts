import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { REPRESENTATIVE_FACTS } from '@rep13/contracts-onboarding/constants';
import { findFacts, type Wanted } from './find-facts.ts';

const WANTED: Wanted = {
  ...SAMPLE_LEGAL_ENTITY,
  name: 'Rep13 OÜ',
  street: 'Herengracht 13',
  postalCode: '1015 BA',
  city: 'Amsterdam',
  authorityEmail: 'authorities@rep13.example',
  phone: '+31 20 555 0113',
  languages: null,
};
const found = (text: string) => findFacts(text, WANTED);

describe('the facts of Article 13(4) on a page', () => {
  it.each([
    [
      'as we print them',
      'Rep13 OÜ, Herengracht 13, 1015 BA Amsterdam. authorities@rep13.example, +31 20 555 0113',
    ],
    ['in lines', 'REP13 OÜ\nHerengracht 13\n1015BA  Amsterdam\nAuthorities@Rep13.example\n+31205550113'],
    [
      'in another order',
      'Tel. +31 (0)20 555-0113 Rep13 OU 13, Herengracht; Amsterdam (1015 ba) <authorities@rep13.example>.',
    ],
    [
      'decomposed',
      'Rep13 OÜ, Herengracht 13, 1015 BA Amsterdam. authorities@rep13.example, 0031 20 555 01 13'.normalize(
        'NFD',
      ),
    ],
    [
      'with what nobody sees',
      'Rep\u00ad13 OÜ, Heren\u200bgracht 13, 1015\u00a0BA Amsterdam, authorities@rep13.example +31\u00a020\u00a0555\u00a00113',
    ],
    [
      'in wide letters',
      'Ｒｅｐ１３ OÜ, Herengracht 13, 1015 BA Amsterdam, authorities@rep13.example, +31 20 555 0113',
    ],
  ])('are all found %s', (_, text) => {
    expect(found(text)).toEqual([...REPRESENTATIVE_FACTS]);
  });

  it.each([
    ['Rep13 OÜX', []],
    ['Rep13 Ltd', []],
    ['Rep13 B.V.', []],
    ['Rep13 as our representative', ['name']],
    ['by Rep13', ['name']],
    ['https://rep13.example/register', []],
    ['Herengracht 13-15', []],
    ['Herengracht 13/2', []],
    ['+31 020 555 0113', ['phone']],
    ['011 31 20 555 0113', ['phone']],
    ['XRep13 OÜ', []],
    ['Herengracht 131', []],
    ['Herengracht 1', []],
    ['Herengracht, suite 13', []],
    ['11015 BA', []],
    ['1015 BAR', []],
    ['New Amsterdamer', []],
    ['other.authorities@rep13.example', []],
    ['authorities@rep13.example.org', []],
    ['authorities@rep13', []],
    ['+31 20 555 0114', []],
    ['+49 20 555 0113', []],
    ['020 555 0113', []],
    ['131205550113', []],
    ['Amsterdam', ['city']],
    ['Mail: authorities@rep13.example.', ['email']],
    ['Call +31 20 555 0113 24 hours', ['phone']],
    ['', []],
  ])('in %j are %j', (text, facts) => {
    expect(found(text)).toEqual(facts);
  });

  it('are looked for in a page made to take for ever', () => {
    const text = `${'a'.repeat(300_000)}${'@'.repeat(300_000)}${'+1 '.repeat(100_000)}${'. '.repeat(300_000)}`;
    expect(found(text)).toEqual([]);
  });
});
