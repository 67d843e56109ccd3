import type { TicketAction, TicketStatus, TicketWarningPercent } from '@rep13/contracts-constants';

/** What can happen to a ticket: by the service, or by its clock. */
export type TicketStepName = 'open' | TicketAction | `warn-${TicketWarningPercent}` | 'breach' | 'escalate';

/** One line of a ticket's history and one event. */
export interface TicketStep {
  readonly name: TicketStepName;
  readonly fromStatus: TicketStatus | null;
  readonly toStatus: TicketStatus;
  /** The clock did it, also when a request caused the check. */
  readonly byClock: boolean;
}
