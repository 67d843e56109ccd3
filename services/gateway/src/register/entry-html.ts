import type { RegisterView } from '@rep13/contracts-agreements';
import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import { formatLegalTime, type LegalDay } from '@rep13/contracts-constants';
import {
  contactPointRows,
  mandateRows,
  progressRows,
  representativeRows,
  type FactRow,
} from '@rep13/contracts-agreements/constants';

/** The living page takes its place where scripts run; until then, and where none do, its empty frame is hidden. */
const INSTEAD_OF_THE_FRAME = '<style>#root { display: none; }</style>';

/** Pure: an entry for readers and programs that run no scripts. @param timeZone of the legal entity */
export function entryHtml(entry: RegisterView, timeZone: string, language: AuthorityLanguage): string {
  const texts = LETTERS[language].register;
  const timeOf = (day: LegalDay) => texts.legalTime?.(day, timeZone) ?? formatLegalTime(day, timeZone);
  return noScript(language, [
    `<h1>${escaped(entry.companyName)}</h1>`,
    `<p>${texts.states[entry.state]}</p>`,
    section(texts.mandate.title, mandateRows(entry, timeOf, texts)),
    section(texts.representative.title, [
      ...representativeRows(entry, texts),
      ...contactPointRows(entry, timeOf, texts),
    ]),
    section(texts.progress.title, progressRows(entry, texts)),
    `<p>${texts.notEstablishment}</p>`,
  ]);
}

/** For a number that nobody has; it is not repeated. */
export function noEntryHtml(language: AuthorityLanguage): string {
  const { heading, lead } = LETTERS[language].register.unknown;
  return noScript(language, [`<h1>${heading}</h1>`, `<p>${lead}</p>`]);
}

/** While it can't be read, or too many were asked for. */
export function unreadEntryHtml(language: AuthorityLanguage): string {
  const { title, unread } = LETTERS[language].register;
  return noScript(language, [`<h1>${title}</h1>`, `<p>${unread}</p>`]);
}

function noScript(language: AuthorityLanguage, parts: readonly string[]): string {
  return `<noscript>${INSTEAD_OF_THE_FRAME}<main lang="${language}">${parts.join('')}</main></noscript>`;
}

const section = (title: string, rows: readonly FactRow[]): string =>
  `<h2>${title}</h2><dl>${rows.map(([term, detail]) => `<dt>${term}</dt><dd>${escaped(detail)}</dd>`).join('')}</dl>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
