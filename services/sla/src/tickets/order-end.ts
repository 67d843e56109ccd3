import {
  needsOutcome,
  type ClosedAs,
  type OrderOutcome,
  type TicketStatus,
} from '@rep13/contracts-constants';
import type { EffectWords } from './order-effect.ts';
import { TicketNotReplied } from './tickets.errors.ts';

/** What is said when a ticket moves. */
export interface MoveWords extends EffectWords {
  readonly reason?: string | null;
  readonly closedAs?: ClosedAs | null | undefined;
}

/**
 * An order ends with what was done about it, however much was written meanwhile and by whichever way it came, or because
 * there was nothing to do. @throws TicketNotReplied
 */
export function requireEnd(
  ticket: { readonly status: TicketStatus; readonly outcome: OrderOutcome | null },
  { outcome, closedAs }: MoveWords,
): void {
  if (ticket.status === 'closed') return;
  if (ticket.outcome === null && !outcome && needsOutcome(closedAs)) throw new TicketNotReplied();
}
