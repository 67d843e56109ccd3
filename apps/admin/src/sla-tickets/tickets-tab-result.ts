import type { TicketView } from '@rep13/contracts-sla';

export interface Failure {
  ticket: Pick<TicketView, 'id' | 'ticketNumber'>;
  reason: string;
}

/** What came of it, in one line: how many were done, and of the others which and why. */
export function batchResult(done: string, count: number, failures: readonly Failure[]): string {
  const succeeded = count - failures.length;
  const first = `${succeeded === 0 ? 'None' : succeeded} ${done}.`;
  return [first, ...byReason(failures).map(([reason, numbers]) => `${numbers.join(', ')}: ${reason}`)].join(
    ' ',
  );
}

/** Tickets that failed for the same reason are named together. */
function byReason(failures: readonly Failure[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { ticket, reason } of failures) {
    groups.set(reason, [...(groups.get(reason) ?? []), ticket.ticketNumber]);
  }
  return [...groups];
}
