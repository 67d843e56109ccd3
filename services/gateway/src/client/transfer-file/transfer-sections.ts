import type { DesignationView, TransferFact, TransferSection } from '@rep13/contracts-agreements';
import { MANDATE_STATE_NAMES } from '@rep13/contracts-agreements/constants';
import type { OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import { formatInUtc, formatLegalTime, type LegalDay, type Moment } from '@rep13/contracts-constants';
import { PARTICULARS, PARTICULARS_LABELS } from '@rep13/contracts-onboarding/constants';
import type { ClientTicketView } from '@rep13/contracts-sla';
import type { TransferFacts } from './transfer-facts.ts';

type Row = readonly [label: string, value: string | null | undefined];

/** Pure: the facts as people read them, part by part. @param timeZone of the legal entity, whose days the law counts */
export const transferSections = (facts: TransferFacts, timeZone: string): TransferSection[] => [
  section('Company', companyRows(facts)),
  section(
    'Mandate',
    mandateRows(facts, (day) => formatLegalTime(day, timeZone)),
  ),
  section('Letters to the Digital Services Coordinator', facts.designation.map(letterRow)),
  providerSection(facts),
  section('Orders from authorities, newest first', facts.orders.map(orderRow)),
];

const companyRows = ({ company }: TransferFacts): Row[] =>
  PARTICULARS.map((field) => [PARTICULARS_LABELS[field], company[field]]);

function mandateRows({ mandate, agreement }: TransferFacts, written: (day: LegalDay) => string): Row[] {
  const { registerNumber, state, beganAt, endsAt, runOffUntil, pointOfContact } = mandate;
  return [
    ['Register number', registerNumber],
    ['State', state === 'awaiting' ? 'Not in force yet' : MANDATE_STATE_NAMES[state]],
    ['In force since', beganAt && written(beganAt)],
    ['Ends', endsAt && written(endsAt)],
    ['Orders about the time before are taken until', runOffUntil && written(runOffUntil)],
    ['Point of contact (Article 11 DSA)', pointOfContact.designated ? 'Yes' : 'No'],
    ['Agreement', agreement && `${agreement.agreementNumber}, signed by ${agreement.clientSignature}`],
    ['Agreement signed', agreement && formatInUtc<Moment>(agreement.signedAt)],
  ];
}

function letterRow({
  coordinator,
  letter,
  signedAt,
  sentAt,
  acknowledgedAt,
  returnedAt,
}: DesignationView): Row {
  const steps = [
    signedAt ? `Signed on ${formatInUtc<Moment>(signedAt)}.` : 'Not signed.',
    sentAt && `Sent on ${formatInUtc<Moment>(sentAt)}.`,
    acknowledgedAt && `Acknowledged on ${formatInUtc<Moment>(acknowledgedAt)}.`,
    returnedAt && `Returned on ${formatInUtc<Moment>(returnedAt)}.`,
  ];
  return [`${letter.title}, to ${coordinator}`, sentences(steps)];
}

function providerSection({ providerInformation: given }: TransferFacts): TransferSection {
  const heading = 'Provider information';
  if (!given) return section(heading, []);
  const { euMarketsServed, supportLanguages, contentPolicyUrl, transparencyReportUrl } = given;
  return {
    ...section(heading, [
      ['EU markets served', euMarketsServed.join(', ')],
      ['Languages of support', supportLanguages.join(', ')],
      ['Content policy', contentPolicyUrl],
      ['Transparency report', transparencyReportUrl],
      ['Saved', `${formatInUtc<Moment>(given.lastUpdated)}, version ${given.version}`],
    ]),
    texts: [
      { label: 'The service', text: given.serviceDescription },
      { label: 'Incident response plan', text: given.incidentResponsePlan },
    ],
  };
}

const OUTCOMES: Readonly<Record<OrderOutcome, string>> = {
  given: 'Carried out.',
  partly: 'Carried out in part.',
  refused: 'Not carried out.',
};

function orderRow(ticket: ClientTicketView): Row {
  const { ticketNumber, authorityName, lifeAtRisk, outcome, closedAt } = ticket;
  const { authorityContactDate, forwardedDate, clientAnsweredAt, responseDate } = ticket;
  const steps = [
    lifeAtRisk && 'A report of a threat to life or safety.',
    `Received on ${formatInUtc<Moment>(authorityContactDate)}.`,
    forwardedDate && `Forwarded to the company on ${formatInUtc<Moment>(forwardedDate)}.`,
    clientAnsweredAt && `Answered by the company on ${formatInUtc<Moment>(clientAnsweredAt)}.`,
    responseDate && `First response to the authority on ${formatInUtc<Moment>(responseDate)}.`,
    outcome && OUTCOMES[outcome],
    closedAt ? `Closed on ${formatInUtc<Moment>(closedAt)}.` : 'Open.',
  ];
  return [`${ticketNumber}, ${authorityName}`, sentences(steps)];
}

const sentences = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** A fact that nobody gave is left out; texts of several lines become one. */
const section = (heading: string, rows: readonly Row[]): TransferSection => ({
  heading,
  facts: rows.flatMap(([label, value]): TransferFact[] =>
    value ? [{ label: oneLine(label), value: oneLine(value) }] : [],
  ),
  texts: [],
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
