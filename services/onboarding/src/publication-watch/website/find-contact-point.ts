import type { ContactPointFact } from '@rep13/contracts-onboarding/constants';
import { folded } from './folded-text.ts';

/** Of each declared language how it may be written, folded. */
export type LanguageSpellings = readonly (readonly string[])[];

/** Lines that belong together stand within so many characters of the mailbox. */
const AROUND = 500;
const PLACES_MAX = 50;

/** The point of contact of Article 11 DSA, in the languages of our clients. */
const PHRASES = [
  ...[
    'point of contact',
    'contact point',
    'single contact',
    'kontaktstelle',
    'anlaufstelle',
    'point de contact',
  ],
  ...['contactpunt', 'punto de contacto', 'punto di contatto', 'ponto de contacto', 'ponto de contato'],
  ...['punkt kontaktowy', 'punktu kontaktowego', 'kontaktpunkt', 'kontaktné miesto', 'kontaktní místo'],
  ...['yhteyspiste', 'kapcsolattartó pont', 'punct de contact', 'звено за контакт', 'точка контакту'],
  ...['контактный центр', 'контактное лицо', 'irtibat noktası', 'temas noktası', 'σημείο επαφής'],
].map((phrase) => folded(phrase).trim());
/** The same, and the article itself, in scripts without blanks. */
const PHRASES_WITHOUT_BLANKS = [
  ...['联络点', '聯絡點', '联系点', '連絡窓口', '연락 창구', '연락창구', 'نقطة الاتصال', 'نقطة اتصال'],
  ...['第11条', '第11條', '第十一条', '第十一條', '제11조', 'المادة 11'],
].map((phrase) => folded(phrase).trim());

/** "Article 11", "Articles 13 and 11", "Art. 13/11", "11. cikk": its number behind or before the word. */
const ARTICLE_11 =
  / (?:art|cl|αρθρ|чл|ст|madde)\p{L}{0,8} (?:13 ?(?:\p{L}{1,4} )?)?11 | 11 (?:cikk|madde|pant|straipsn|artikl|clen)/u;
/** What is said of the point of contact for users is no word about ours. */
const FOR_USERS =
  / (?:art\p{L}{0,6} 12|users?|customers?|consumers?|nutzer\p{L}{0,4}|kunden|clientes|usuarios|clients|utilisateurs) /u;
/** How far behind it "for users" is still said of it. */
const BEHIND_PHRASE = 60;

/**
 * What stands beside the mailbox on the point of contact of Article 11. A language elsewhere on the page is one of the
 * shop, and a point of contact elsewhere one for its users.
 * @param plain the page as it would be typed
 */
export function contactPointFacts(
  plain: string,
  email: string,
  languages: LanguageSpellings,
): ContactPointFact[] {
  const places = placesOf(plain, email.toLowerCase()).map(folded);
  const best = places
    .map((place) => [
      ...(namesContactPoint(place) ? (['contact-point'] as const) : []),
      ...(languages.every((spellings) => isWritten(place, spellings)) ? (['languages'] as const) : []),
    ])
    .toSorted((a, b) => b.length - a.length);
  return best[0] ?? [];
}

function placesOf(plain: string, email: string): string[] {
  const places: string[] = [];
  for (
    let at = plain.indexOf(email);
    at >= 0 && places.length < PLACES_MAX;
    at = plain.indexOf(email, at + 1)
  )
    places.push(plain.slice(Math.max(0, at - AROUND), at + email.length + AROUND));
  return places;
}

const namesContactPoint = (place: string): boolean =>
  ARTICLE_11.test(place) ||
  PHRASES_WITHOUT_BLANKS.some((phrase) => place.includes(phrase)) ||
  PHRASES.some((phrase) => isOfAuthorities(place, phrase));

function isOfAuthorities(place: string, phrase: string): boolean {
  for (let at = place.indexOf(phrase); at >= 0; at = place.indexOf(phrase, at + 1)) {
    const rest = place.slice(at + phrase.length, at + phrase.length + BEHIND_PHRASE);
    if (!FOR_USERS.test(rest)) return true;
  }
  return false;
}

/** Scripts without blanks have no whole words. */
const isWritten = (place: string, spellings: readonly string[]): boolean =>
  spellings.some((name) => place.includes(/^[\p{Lo}]+$/u.test(name) ? name : ` ${name} `));
