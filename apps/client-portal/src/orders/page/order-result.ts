import type { OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { formatDateTime, isolated } from '@rep13/ui';

const OUTCOMES: Record<OrderOutcome, string> = {
  given: 'The order was carried out',
  partly: 'The order was carried out in part',
  refused: 'The order was not carried out',
};

/** What became of a closed order, in sentences: what was done, what we told the authority, that it is closed. */
export function orderResult({ outcome, effectAt, outcomeReason, steps, closedAt }: Facts): string[] {
  const replied = steps.findLast(({ step }) => step === 'responded')?.at;
  const closed = closedAt ?? steps.findLast(({ step }) => step === 'closed')?.at;
  const since = outcome !== 'refused' && effectAt ? `, on ${formatDateTime(effectAt)}` : '';
  return [
    outcome && `${OUTCOMES[outcome]}${since}.`,
    outcome && outcomeReason && `Reason given: ${isolated(outcomeReason)}`,
    replied && `We replied to the authority on ${formatDateTime(replied)}.`,
    closed && `The order was closed on ${formatDateTime(closed)}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

type Facts = Pick<ClientTicketDetailView, 'outcome' | 'effectAt' | 'outcomeReason' | 'steps' | 'closedAt'>;
