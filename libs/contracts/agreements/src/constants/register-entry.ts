import {
  register as REGISTER_TEXTS,
  type RegisterTexts,
} from '@rep13/contracts-authority-requests/locales/register';
import type { LegalDay, Moment } from '@rep13/contracts-constants';
import type { PublicMandateState } from './mandates.ts';

/** A fact of an entry as people read it. */
export type FactRow = readonly [term: string, detail: string];

/** What an entry of the register says of a mandate. */
interface MandateFacts {
  readonly companyName: string;
  readonly website: string;
  readonly registerNumber: string;
  readonly state: PublicMandateState;
  readonly beganAt: LegalDay;
  readonly endsAt: LegalDay | null;
  readonly runOffUntil: LegalDay | null;
}

interface ContactPointFacts {
  readonly state: PublicMandateState;
  readonly pointOfContact: { readonly designated: boolean; readonly since: LegalDay | null };
}

interface RepresentativeFacts {
  readonly representative: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly phone: string;
    readonly memberState: string;
    readonly coordinator: string;
    /** Absent in an answer of the version before. */
    readonly languages?: readonly string[];
  };
}

interface Notification {
  readonly coordinator: string;
  readonly about: { readonly companyName: string; readonly website: string };
  readonly sentAt: Moment | null;
  readonly acknowledgedAt: Moment | null;
  readonly withdrawnAt: Moment | null;
}

interface Publication {
  readonly website: string;
  readonly lastSeenAt: Moment | null;
  readonly confirmedAt?: Moment | null;
}

interface ProgressFacts {
  readonly state: PublicMandateState;
  readonly notification: Notification | null;
  readonly publication: Publication | null;
}

/** What an entry says where nobody has chosen a language. */
export { REGISTER_TEXTS };

/** How a mandate stands, on the page of an entry and wherever it is found. */
export const MANDATE_STATE_NAMES: Readonly<Record<PublicMandateState, string>> = REGISTER_TEXTS.states;

/** The mandate, and from when to when. @param written a legal day as it is shown there, with its minute */
export const mandateRows = (
  { companyName, website, registerNumber, ...entry }: MandateFacts,
  written: (day: LegalDay) => string,
  { mandate }: RegisterTexts,
): FactRow[] => [
  [mandate.company, companyName],
  [mandate.website, website],
  [mandate.number, registerNumber],
  [isOver(entry) ? mandate.wasFrom : mandate.since, written(entry.beganAt)],
  ...(entry.endsAt ? [[isOver(entry) ? mandate.ended : mandate.ends, written(entry.endsAt)] as const] : []),
  ...(entry.runOffUntil ? [[mandate.runOff, written(entry.runOffUntil)] as const] : []),
];

/** Whether orders under Articles 9 and 10 are sent here; of a mandate that is over nobody asks who has the other one. */
export function contactPointRows(
  { pointOfContact: { designated, since }, ...entry }: ContactPointFacts,
  written: (day: LegalDay) => string,
  { contactPoint }: RegisterTexts,
): FactRow[] {
  if (designated && since) return [[contactPoint.term, contactPoint.designated(written(since))]];
  return isOver(entry) ? [] : [[contactPoint.term, contactPoint.other]];
}

/** What a reader is to know of a mandate that does not simply go on. */
export const noteOf = ({ state }: Pick<MandateFacts, 'state'>, texts: RegisterTexts): string | null =>
  ({ in_force: null, ending: texts.ending, run_off: texts.runOff, ended: texts.ended })[state];

/** What social networks show beside a link to an entry: whose it is and how it stands, and since when. */
export const cardOf = (entry: MandateFacts, written: (day: LegalDay) => string, texts: RegisterTexts) => ({
  title: `${entry.companyName}: ${texts.states[entry.state]}`,
  description: [
    texts.entry(entry.registerNumber),
    // Behind the names, which the title and the number say.
    ...mandateRows(entry, written, texts)
      .slice(3)
      .map(([term, detail]) => `${term}: ${detail}`),
  ].join('. '),
});

/** Whether nobody relies on it any more. */
export const isOver = ({ state }: Pick<MandateFacts, 'state'>): boolean =>
  state === 'run_off' || state === 'ended';

/** The four facts of Article 13(4), in which languages authorities may write, and who supervises the representative. */
export const representativeRows = (
  { representative: { languages = [], ...representative } }: RepresentativeFacts,
  { representative: labels, language, state }: RegisterTexts,
): FactRow[] => [
  [labels.name, representative.name],
  [labels.address, representative.address],
  [labels.email, representative.email],
  [labels.phone, representative.phone],
  ...(languages.length > 0 ? [[labels.languages, languages.map(language).join(', ')] as const] : []),
  [labels.memberState, state(representative.memberState)],
  [labels.coordinator, representative.coordinator],
];

/** What is known of telling the coordinator and of publishing; of a mandate that is over nothing is still to come. */
export function progressRows(entry: ProgressFacts, texts: RegisterTexts): FactRow[] {
  const { progress } = texts;
  const { notification, publication } = entry;
  return [
    [
      progress.coordinator,
      notification ? notified(notification, isOver(entry), texts) : progress.noNotification(isOver(entry)),
    ],
    [progress.website, (publication && published(publication, texts)) ?? progress.noSighting(isOver(entry))],
  ];
}

/** Of another name or website it may have been told before: what is missing is said of these. */
function notified(
  notification: Notification,
  isEntryOver: boolean,
  { progress, moment }: RegisterTexts,
): string {
  const { coordinator, sentAt, acknowledgedAt, withdrawnAt } = notification;
  const about = progress.about(notification.about.companyName, notification.about.website);
  if (!sentAt) return progress.noNotificationFor(coordinator, about, isEntryOver);
  return [
    progress.notified(coordinator, moment(sentAt), about),
    ...(acknowledgedAt ? [progress.acknowledged(moment(acknowledgedAt))] : []),
    ...(withdrawnAt ? [progress.withdrawn(moment(withdrawnAt))] : []),
  ].join(' ');
}

function published(
  { lastSeenAt, confirmedAt, website }: Publication,
  { progress, moment }: RegisterTexts,
): string | null {
  if (confirmedAt) return progress.seenByPerson(website, moment(confirmedAt));
  return lastSeenAt ? progress.lastSeen(website, moment(lastSeenAt)) : null;
}
