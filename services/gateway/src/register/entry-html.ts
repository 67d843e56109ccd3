import escapeHtml from 'escape-html';
import type { RegisterView } from '@rep13/contracts-agreements';
import {
  contactPointRows,
  isOver,
  lifeSteps,
  mandateRows,
  noteOf,
  progressRows,
  representativeRows,
  type FactRow,
  type LifeStep,
} from '@rep13/contracts-agreements/constants';
import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import { formatLegalTime, type LegalDay } from '@rep13/contracts-constants';
import { link, list } from './markup.ts';

/**
 * Pure: an entry as `RegisterEntry.tsx` of marketing renders it, element by element, so that nothing moves when the living
 * page takes its place. The style sheet of that page knows elements and `data-` attributes, no class names.
 * @param timeZone of the legal entity
 */
export function entryHtml(entry: RegisterView, timeZone: string, language: AuthorityLanguage): string {
  const texts = LETTERS[language].register;
  const { mandate, representative, progress, proof, steps } = texts;
  const written = writtenIn(timeZone, language);
  return article(entry.state, [
    front(entry, language),
    section(steps.title, `<ol data-part="steps">${lifeSteps(entry, written, texts).map(step).join('')}</ol>`),
    section(mandate.title, facts(mandateRows(entry, written, texts))),
    section(
      representative.title,
      facts([...representativeRows(entry, texts), ...contactPointRows(entry, written, texts)], entry) +
        `<p>${texts.notEstablishment}</p>`,
      representative.lead,
    ),
    section(progress.title, facts(progressRows(entry, texts))),
    section(proof.title, documents(entry, language)),
  ]);
}

/** For a number that nobody has; it is not repeated. */
export function noEntryHtml(language: AuthorityLanguage): string {
  const { kicker, unknown } = LETTERS[language].register;
  const { heading, lead, action } = unknown;
  const parts = [`<p>${kicker}</p>`, `<h1>${heading}</h1>`, `<p data-part="lead">${lead}</p>`];
  return article('unknown', [
    `<header>${parts.join('')}${list('actions', [link('/register', action)])}</header>`,
  ]);
}

/** While it can't be read, or too many were asked for. */
export function unreadEntryHtml(language: AuthorityLanguage): string {
  const { title, unread } = LETTERS[language].register;
  return article('unknown', [`<header><h1>${title}</h1><p data-part="lead">${unread}</p></header>`]);
}

/** How a legal day is shown on the page of an entry. */
export const writtenIn = (timeZone: string, language: AuthorityLanguage) => (day: LegalDay) =>
  LETTERS[language].register.legalTime?.(day, timeZone) ?? formatLegalTime(day, timeZone);

const article = (state: string, parts: readonly string[]): string =>
  `<article data-state="${state}">${parts.join('')}</article>`;

function front(entry: RegisterView, language: AuthorityLanguage): string {
  const { registerNumber, companyName, state } = entry;
  const texts = LETTERS[language].register;
  const note = noteOf(entry, texts);
  const order = link(`/authorities?target=${registerNumber}`, texts.order);
  return [
    `<header><p>${texts.entry(registerNumber)}</p>`,
    `<h1><bdi>${escapeHtml(companyName)}</bdi></h1>`,
    `<p data-part="state"><strong>${texts.states[state]}</strong></p>`,
    ...(note ? [`<p data-part="lead">${note}</p>`] : []),
    list('actions', [...(state === 'ended' ? [] : [order]), link('/verify', texts.verify)]),
    `<img data-part="code" src="/register/${registerNumber}/code.svg" alt="${escapeHtml(texts.code)}" width="116" height="116">`,
    '</header>',
  ].join('');
}

const step = ({ name, state, when, meaning }: LifeStep): string =>
  `<li data-state="${state}"><strong>${name}</strong><span>${escapeHtml(when)}</span><p>${meaning}</p></li>`;

const section = (title: string, content: string, lead?: string): string =>
  `<section><div><h2>${title}</h2>${lead ? `<p>${lead}</p>` : ''}</div><div>${content}</div></section>`;

type Reachable = Pick<RegisterView, 'representative'>;

const facts = (rows: readonly FactRow[], reachable?: Reachable): string =>
  `<dl>${rows.map((row) => fact(row, reachable)).join('')}</dl>`;

const fact = ([term, detail]: FactRow, reachable?: Reachable): string =>
  `<div><dt>${term}</dt><dd><bdi>${linked(detail, reachable)}</bdi></dd></div>`;

/** Only the representative's own addresses are links. */
function linked(detail: string, { representative }: Partial<Reachable> = {}): string {
  if (detail === representative?.email) return link(`mailto:${detail}`, detail);
  return detail === representative?.phone
    ? link(`tel:${detail.replaceAll(' ', '')}`, detail)
    : escapeHtml(detail);
}

const KEYS = '/.well-known/jwks.json';

/** What proves an entry. Nothing is certified of a mandate that is over. */
function documents(entry: RegisterView, language: AuthorityLanguage): string {
  const { proof } = LETTERS[language].register;
  const address = `/register/${entry.registerNumber}`;
  const certified = [
    link(`${address}/certificate.pdf?language=${language}`, proof.certificate),
    `${link(`${address}/appointment.jwt`, proof.credential)}<p>${proof.keys} ${link(KEYS, KEYS)}.</p>`,
  ];
  const data = link(`${address}/appointment.json`, proof.data);
  return list('documents', [...(isOver(entry) ? [] : certified), data]);
}
