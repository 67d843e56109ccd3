import type { RegisterView } from '@rep13/contracts-agreements';
import { formatLegalTime } from '@rep13/contracts-constants';
import {
  contactPointRows,
  MANDATE_STATE_NAMES,
  mandateRows,
  progressRows,
  REGISTER_TEXTS,
  representativeRows,
  type FactRow,
} from '@rep13/contracts-agreements/constants';

/** The living page takes its place where scripts run; until then, and where none do, its empty frame is hidden. */
const INSTEAD_OF_THE_FRAME = '<style>#root { display: none; }</style>';

/** Pure: an entry for readers and programs that run no scripts. @param timeZone of the legal entity */
export function entryHtml(entry: RegisterView, timeZone: string): string {
  return noScript([
    `<h1>${escaped(entry.companyName)}</h1>`,
    `<p>${MANDATE_STATE_NAMES[entry.state]}</p>`,
    section(
      'Mandate',
      mandateRows(entry, (day) => formatLegalTime(day, timeZone), REGISTER_TEXTS),
    ),
    section('Legal representative', [
      ...representativeRows(entry, REGISTER_TEXTS),
      ...contactPointRows(entry, (day) => formatLegalTime(day, timeZone), REGISTER_TEXTS),
    ]),
    section('Notification and publication', progressRows(entry, REGISTER_TEXTS)),
    '<p>This designation is not an establishment in the European Union (Article 13(5) of the Digital Services Act).</p>',
  ]);
}

/** For a number that nobody has; it is not repeated. */
export const NO_ENTRY_HTML = noScript([
  '<h1>No such entry</h1>',
  '<p>There is no mandate under this number. Please compare it letter by letter with where you found it.</p>',
]);

/** While it can't be read, or too many were asked for. */
export const UNREAD_ENTRY_HTML = noScript([
  '<h1>Register entry</h1>',
  '<p>The entry could not be read just now. Please wait a minute and load the page again.</p>',
]);

function noScript(parts: readonly string[]): string {
  return `<noscript>${INSTEAD_OF_THE_FRAME}<main>${parts.join('')}</main></noscript>`;
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
