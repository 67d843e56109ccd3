import type { MailWarning } from '@rep13/contracts-sla/constants';
import type { Email } from 'postal-mime';
import { hidesCharacters, shown } from './hidden-characters.ts';
import { htmlText } from './html.ts';
import type { MailFacts } from './mail-facts.ts';
import { isForwardedInText, withoutQuoted } from './quoted.ts';
import { LIMITS } from './limits.ts';

type Texts = Pick<MailFacts, 'text' | 'textFrom' | 'otherText' | 'newText' | 'quoted'>;

/** How many of the words of one version the other has to have. */
const MOST = 0.5;

/** What a mail says: its plain version, or its HTML as text; both where they differ. */
export function textsOf(
  { text: plain = '', html = '' }: Pick<Email, 'text' | 'html'>,
  winmailText: string | null,
): Texts & { readonly warnings: MailWarning[] } {
  const fromHtml = html ? htmlText(html) : undefined;
  const isPlain = plain.trim() !== '';
  const raw = isPlain ? plain : (fromHtml?.text ?? winmailText ?? '');
  const text = cleaned(raw);
  const other = isPlain && fromHtml ? cleaned(fromHtml.text) : null;
  const differs = other !== null && lacksMostOf(text, other);
  const warnings: MailWarning[] = [
    ...(!isPlain && fromHtml ? (['html-only'] as const) : []),
    ...(fromHtml?.warnings ?? []),
    ...(hidesCharacters(raw) ? (['hidden-characters'] as const) : []),
    ...(differs ? (['versions-differ'] as const) : []),
    ...(isForwardedInText(text) ? (['forwarded-in-text'] as const) : []),
  ];
  const textFrom = isPlain ? 'plain' : fromHtml ? 'html' : winmailText ? 'winmail' : 'none';
  return { text, textFrom, otherText: differs ? other : null, ...withoutQuoted(text), warnings };
}

/** Postgres takes no NUL, and nobody reads more than so much. */
export const cleaned = (text: string): string =>
  shown(text.replace(/\r\n?/g, '\n')).slice(0, LIMITS.textMax).trim();

function lacksMostOf(text: string, other: string): boolean {
  const tokensOf = (one: string) => new Set(one.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
  const has = tokensOf(text);
  const wanted = [...tokensOf(other)];
  const found = wanted.filter((word) => has.has(word)).length;
  return wanted.length > 0 && found < wanted.length * MOST;
}
