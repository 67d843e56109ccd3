import { AUTHORITY_LIMITS, type OrderKind } from '@rep13/contracts-authority-requests/constants';
import { LIMITS } from '@rep13/contracts-constants';
import type { InboundMail } from '../inbound-mail.entity.ts';

type Texts = Pick<InboundMail, 'subject' | 'text' | 'quoted' | 'nested' | 'fromAddress'>;

/** How orders of Article 10 and of Article 9 DSA speak of themselves, in the languages that we read. */
const INFORMATION =
  /order to provide information|provide (?:us with )?(?:the )?(?:following )?information|article 10\b|informatiebevel|informatie te verstrekken|verstrekken van informatie|artikel 10\b|auskunftsanordnung|auskunft(?:sersuchen| zu erteilen)|art(?:ikel|\.) 10\b|injonction de fournir|fournir (?:des|les) informations|réquisition/i;
const ACT =
  /order to act|illegal content|(?:remove|take down|disable access)|article 9\b|bevel om op te treden|illegale inhoud|verwijder(?:en|t|ing)?\b|artikel 9\b|anordnung zum vorgehen|rechtswidrige[rn]? inhalt|(?:entfernen|löschen|sperren)\b|injonction d[’']agir|contenus? illicites?|retirer|supprimer/i;

/** Staff decides; the words only save it a press. Information first: such an order often names the illegal content too. */
export function kindByText({ subject, text, quoted, nested }: Texts): OrderKind {
  const all = [subject, text, quoted, ...nested.map((inner) => inner.text)].join('\n');
  if (INFORMATION.test(all)) return 'information';
  return ACT.test(all) ? 'act' : 'general';
}

const OWN_REFERENCE =
  /(?:our ref(?:erence)?|your file|case (?:no|number)|file (?:no|number)|ons kenmerk|kenmerk|zaaknummer|unser zeichen|aktenzeichen|az\.?|notre référence|nos réf|n° de dossier|réf(?:érence)?)\s*[.:]?\s*[:.]\s*(?=\S*\d)([A-Z0-9][\w./-]{2,60})/i;

export function ownReferenceIn({ subject, text }: Texts): string | null {
  const found = OWN_REFERENCE.exec(`${subject ?? ''}\n${text}`)?.[1];
  return found?.replace(/[./-]+$/, '').slice(0, LIMITS.designationReferenceMax) || null;
}

/** What an order is about stands in the subject first. */
export const targetOf = ({ subject, fromAddress }: Pick<Texts, 'subject' | 'fromAddress'>): string =>
  (subject ?? '').trim().slice(0, AUTHORITY_LIMITS.targetMax) ||
  `Mail of ${fromAddress ?? 'an unknown sender'}`;

const REGISTER_NUMBER = /\bR13-[A-Z0-9]{8}\b/gi;
/** With or without what stands before a host; not behind the `@` of an address. */
const DOMAIN = /(?<![@\w.-])(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24})\b/gi;
/** More than these nobody means. */
const NAMED_MAX = 4;

/** Texts by which a client of ours can be found exactly: its register number, or the domain of its pages. */
export function clientsNamedIn({ subject, text, quoted, nested, fromAddress }: Texts): string[] {
  const all = [subject, text, quoted, ...nested.map((inner) => inner.text)].join('\n');
  const numbers = [...all.matchAll(REGISTER_NUMBER)].map(([number]) => number.toUpperCase());
  const domains = [...all.matchAll(DOMAIN)].map(([, domain = '']) => domain.toLowerCase());
  const others = domains.filter((domain) => domain !== fromAddress?.split('@')[1]);
  return [...new Set([...numbers, ...others])].slice(0, NAMED_MAX);
}
