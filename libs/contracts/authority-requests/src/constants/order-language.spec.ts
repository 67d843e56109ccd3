import { isDeclared, translationOf, type OrderLanguage } from './order-language.ts';

const DECLARED = ['Dutch', 'English'];
const of = (given: Partial<OrderLanguage>): OrderLanguage => ({ declaredLanguages: DECLARED, ...given });

describe('the language of an order', () => {
  it.each(['Dutch', 'dutch', ' ENGLISH ', 'nl', 'EN'])('is a declared one: %j', (language) => {
    expect(isDeclared(language, DECLARED)).toBe(true);
    expect(translationOf('act', of({ language }))).toBeNull();
  });

  it.each(['French', 'fr', 'Another language', 'x', 'Dutch dialect'])('is none of them: %j', (language) => {
    expect(isDeclared(language, DECLARED)).toBe(false);
    expect(translationOf('act', of({ language }))).toBe('missing');
    expect(translationOf('information', of({ language, translationEnclosed: true }))).toBe('enclosed');
  });

  it.each([
    ['nobody has said it', 'act', of({})],
    ['it is blank', 'act', of({ language: ' ' })],
    ['no article asks for one', 'general', of({ language: 'French' })],
    ['nothing was declared when it came', 'act', of({ language: 'French', declaredLanguages: [] })],
  ] as const)('needs no translation where %s', (_, kind, given) => {
    expect(translationOf(kind, given)).toBeNull();
  });
});
