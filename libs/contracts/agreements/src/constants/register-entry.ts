import { formatInUtc, languageName, type LegalDay, type Moment } from '@rep13/contracts-constants';
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

/** How a mandate stands, on the page of an entry and wherever it is found. */
export const MANDATE_STATE_NAMES: Readonly<Record<PublicMandateState, string>> = {
  in_force: 'In force',
  ending: 'In force, notice given',
  run_off: 'Ended, in run-off',
  ended: 'Ended',
};

/** The mandate, and from when to when. @param written a legal day as it is shown there, with its minute */
export const mandateRows = (
  { companyName, website, registerNumber, ...entry }: MandateFacts,
  written: (day: LegalDay) => string,
): FactRow[] => [
  ['Company', companyName],
  ['Website', website],
  ['Register number', registerNumber],
  [isOver(entry) ? 'Was in force from' : 'In force since', written(entry.beganAt)],
  ...(entry.endsAt ? [[isOver(entry) ? 'Ended' : 'Ends', written(entry.endsAt)] as const] : []),
  ...(entry.runOffUntil ? [['Run-off until', written(entry.runOffUntil)] as const] : []),
];

const CONTACT_POINT = 'Point of contact for authorities (Article 11)';

/** Whether orders under Articles 9 and 10 are sent here; of a mandate that is over nobody asks who has the other one. */
export function contactPointRows(
  { pointOfContact: { designated, since }, ...entry }: ContactPointFacts,
  written: (day: LegalDay) => string,
): FactRow[] {
  if (designated && since) return [[CONTACT_POINT, `The representative, since ${written(since)}`]];
  return isOver(entry) ? [] : [[CONTACT_POINT, 'Not the representative: the provider publishes its own']];
}

/** Whether nobody relies on it any more. */
export const isOver = ({ state }: Pick<MandateFacts, 'state'>): boolean =>
  state === 'run_off' || state === 'ended';

/** The four facts of Article 13(4), in which languages authorities may write, and who supervises the representative. */
export const representativeRows = ({
  representative: { languages = [], ...representative },
}: RepresentativeFacts): FactRow[] => [
  ['Name', representative.name],
  ['Postal address', representative.address],
  ['Email', representative.email],
  ['Phone', representative.phone],
  ...(languages.length > 0 ? [['Languages', languages.map(languageName).join(', ')] as const] : []),
  ['Member State', representative.memberState],
  ['Digital Services Coordinator', representative.coordinator],
];

/** What is known of telling the coordinator and of publishing; of a mandate that is over nothing is still to come. */
export function progressRows(entry: ProgressFacts): FactRow[] {
  const yet = isOver(entry) ? '' : ' yet';
  return [
    [
      'Coordinator',
      entry.notification ? notified(entry.notification, yet) : `No notification is recorded${yet}.`,
    ],
    [
      'Provider’s website',
      (entry.publication && published(entry.publication)) ??
        `No sighting of the representative’s details on this website is recorded${yet}.`,
    ],
  ];
}

/** Of another name or website it may have been told before: what is missing is said of these. */
function notified(notification: Notification, yet: string): string {
  const { coordinator, about, sentAt, acknowledgedAt, withdrawnAt } = notification;
  if (!sentAt)
    return `No notification to ${coordinator} is recorded${yet} for ${about.companyName} at ${about.website}.`;
  return [
    `Notified to ${coordinator} on ${formatInUtc(sentAt)}, for ${about.companyName} at ${about.website}.`,
    ...(acknowledgedAt ? [`Acknowledged on ${formatInUtc(acknowledgedAt)}.`] : []),
    ...(withdrawnAt ? [`Withdrawn on ${formatInUtc(withdrawnAt)}.`] : []),
  ].join(' ');
}

function published({ lastSeenAt, confirmedAt, website }: Publication): string | null {
  if (confirmedAt)
    return `A person saw the representative’s details on ${website} on ${formatInUtc(confirmedAt)}.`;
  if (lastSeenAt)
    return `The representative’s details were last seen on ${website} on ${formatInUtc(lastSeenAt)}.`;
  return null;
}
