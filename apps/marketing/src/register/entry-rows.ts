import type { RegisterView } from '@rep13/contracts-agreements';

export type FactRow = readonly [term: string, detail: string];

export const mandateRows = ({ companyName, website, registerNumber, ...entry }: RegisterView): FactRow[] => [
  ['Company', companyName],
  ['Website', website],
  ['Register number', registerNumber],
  ['In force since', inUtc(entry.beganAt)],
  ...(entry.endsAt ? [[isOver(entry) ? 'Ended' : 'Ends', inUtc(entry.endsAt)] as const] : []),
  ...(entry.runOffUntil ? [['Run-off until', inUtc(entry.runOffUntil)] as const] : []),
];

const isOver = ({ state }: Pick<RegisterView, 'state'>) => state === 'run_off' || state === 'ended';

/** The four facts of Article 13(4), and who supervises the representative. */
export const representativeRows = ({ representative }: RegisterView): FactRow[] => [
  ['Name', representative.name],
  ['Postal address', representative.address],
  ['Email', representative.email],
  ['Phone', representative.phone],
  ['Member State', representative.memberState],
  ['Digital Services Coordinator', representative.coordinator],
];

/** What is known of telling the coordinator and of publishing; where nothing is, that is said. */
export const progressRows = ({ notification, publication }: RegisterView): FactRow[] => [
  ['Coordinator', notification ? notified(notification) : 'Nothing is recorded yet.'],
  ['Provider’s website', publication ? published(publication) : 'Nothing is recorded yet.'],
];

const notified = ({
  coordinator,
  sentAt,
  acknowledgedAt,
}: NonNullable<RegisterView['notification']>): string =>
  [
    sentAt ? `Notified to ${coordinator} on ${inUtc(sentAt)}.` : `Not yet notified to ${coordinator}.`,
    acknowledgedAt ? `Acknowledged on ${inUtc(acknowledgedAt)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const published = ({ lastSeenAt }: NonNullable<RegisterView['publication']>): string =>
  lastSeenAt
    ? `The representative’s details were last seen there on ${inUtc(lastSeenAt)}.`
    : 'The representative’s details have not been seen there yet.';

/** The same wherever it is read: a register names moments, and their zone. */
const inUtc = (time: string): string => `${FORMAT.format(new Date(time))} UTC`;

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
