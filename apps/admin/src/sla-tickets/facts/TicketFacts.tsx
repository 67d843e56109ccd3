import { complianceOf, type TicketStatus } from '@rep13/contracts-sla/constants';
import type { Moment } from '@rep13/contracts-constants';
import type { EffectView, TicketDetailView } from '@rep13/contracts-sla';
import { ComplianceBadge, formatDateTime, withVisibleMarks } from '@rep13/ui';
import { Facts } from '../../frame/Facts.tsx';
import { TicketStatusBadge } from '../TicketBadges.tsx';
import { Urgency } from './Urgency.tsx';
import { CLOSED_AS, ORDER_CHANNEL, OUTCOME } from '../../order-labels/order-labels.ts';

/** What is recorded of an order, and the clocks above do not say; what has not happened yet is left out. */
export function TicketFacts({ ticket }: { ticket: TicketDetailView }) {
  const later: [string, string | null][] = [
    ['Reached the client', momentOf(ticket.reachedClientAt)],
    ['Authority informed of the receipt', receiptText(ticket)],
    ['Asked the authority', ticket.askedFrom && (ASKED_FROM[ticket.askedFrom] ?? null)],
    ['Time of the authority missed', momentOf(ticket.answerMissedAt)],
    ['Forwarded to the client', momentOf(ticket.forwardedDate)],
    ['Read by the client', momentOf(ticket.clientReadAt)],
    ['What was done', ticket.outcome && OUTCOME[ticket.outcome]],
    ['Effect given', momentOf(ticket.effectAt)],
    ['Why', ticket.outcomeReason && withVisibleMarks(ticket.outcomeReason)],
    ['What the client says it did', ticket.clientSaid && effectText(ticket.clientSaid)],
    ['Closed at', momentOf(ticket.closedAt)],
    ['Closed because', ticket.closedAs && CLOSED_AS[ticket.closedAs]],
  ];
  return (
    <Facts
      facts={[
        ['Status', <TicketStatusBadge status={ticket.status} />],
        ['Urgency', <Urgency urgencyLevel={ticket.urgencyLevel} />],
        ['SLA compliant', <ComplianceBadge compliance={complianceOf(ticket)} />],
        ['Source', cameBy(ticket)],
        ['Contact date', formatDateTime(ticket.authorityContactDate)],
        ...later.filter(([, value]) => value !== null),
        ['Entered', formatDateTime(ticket.createdAt)],
      ]}
    />
  );
}

/** Unknown for orders of an earlier version or of the simple form. */
const cameBy = ({ request, source }: TicketDetailView): string =>
  request?.channel ? ORDER_CHANNEL[request.channel] : TYPED_BY[source];

const TYPED_BY: Record<TicketDetailView['source'], string> = {
  authority: ORDER_CHANNEL.form,
  client: 'The client told us',
  staff: 'Entered by staff',
};

/** When in the course of an order we asked its authority something. */
const ASKED_FROM: Partial<Record<TicketStatus, string>> = {
  acknowledged: 'Before forwarding',
  forwarded: 'While the client has it',
  in_progress: 'During the work',
};

/** One line: what, when, and why not more. */
const effectText = ({ outcome, effectAt, reason }: EffectView): string =>
  [
    OUTCOME[outcome],
    effectAt ? `, on ${formatDateTime(effectAt)}` : '',
    reason ? `: ${withVisibleMarks(reason)}` : '',
  ].join('');

const receiptText = ({ receiptInformedAt, receiptAutomatic }: TicketDetailView): string | null =>
  receiptInformedAt &&
  `${formatDateTime(receiptInformedAt)}, ${receiptAutomatic ? 'by the automatic receipt' : 'by a person'}`;

const momentOf = (moment: Moment | null) => moment && formatDateTime(moment);
