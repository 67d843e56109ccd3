import { contactPointFacts } from './find-contact-point.ts';
import { typed } from './folded-text.ts';
import { languageSpellings } from './language-spellings.ts';

const MAILBOX = 'authorities@rep13.example';
const LANGUAGES = languageSpellings(['nl', 'en']);
const found = (text: string) => contactPointFacts(typed(text), MAILBOX, LANGUAGES);
const BOTH = ['contact-point', 'languages'];
const far = 'We sell shoes. '.repeat(80);

describe('the point of contact of Article 11 on a page', () => {
  it.each([
    [
      'as we print it',
      `Point of contact for authorities (Articles 13 and 11 of the Digital Services Act): Email: ${MAILBOX} Languages for authorities: Dutch, English`,
    ],
    ['by the article alone', `Art. 11, 13 DSA. ${MAILBOX}. English / Dutch`],
    ['in German', `Zentrale Kontaktstelle für Behörden: ${MAILBOX}, Sprachen: Niederländisch, Englisch`],
    ['in French', `Point de contact des autorités : ${MAILBOX} (néerlandais, anglais)`],
    ['in Hungarian', `11. cikk ${MAILBOX} holland, angol`],
    ['in Greek', `Άρθρα 13 και 11: ${MAILBOX} Ολλανδικά, Αγγλικά`],
    ['in Chinese', `联络点（第11条）：${MAILBOX}，语言：荷兰语和英语`],
    ['in Korean', `제11조 연락 창구: ${MAILBOX} 네덜란드어, 영어`],
    ['in Arabic', `نقطة الاتصال: ${MAILBOX} الهولندية والإنجليزية`],
    [
      'beside the one for users',
      `Contact point for users (Article 12): help@acme.example. Contact point for authorities: ${MAILBOX}, Dutch, English`,
    ],
  ])('is found %s', (_, text) => {
    expect(found(text)).toEqual(BOTH);
  });

  it.each([
    [
      'the languages of the shop are none of it',
      `Article 11: ${MAILBOX} ${far} We speak Dutch and English.`,
      ['contact-point'],
    ],
    [
      'a point of contact elsewhere is another one',
      `Our point of contact: help@acme.example ${far} ${MAILBOX} Dutch, English`,
      ['languages'],
    ],
    [
      'one for users is another one',
      `Point of contact for users (Article 12): help@acme.example. Representative (Article 13): ${MAILBOX}, Dutch, English`,
      ['languages'],
    ],
    ['one language of two is not enough', `Article 11: ${MAILBOX}, English`, ['contact-point']],
    ['a language within a word is none', `Article 11: ${MAILBOX}, Dutchman, Englishman`, ['contact-point']],
    ['Article 111 is another one', `Article 111: ${MAILBOX}`, []],
    ['no mailbox, no point of contact', 'Article 11: other@rep13.example, Dutch, English', []],
    ['nothing', '', []],
  ])('%s', (_, text, facts) => {
    expect(found(text)).toEqual(facts);
  });
});
