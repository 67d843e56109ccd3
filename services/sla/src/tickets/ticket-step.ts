import type {
  TicketAction,
  TicketStatus,
  TicketWarningPercent,
  UserNotificationState,
} from '@rep13/contracts-sla/constants';

/** What staff does beside the moves. */
export type TicketWorkName =
  | 'assign'
  | 'set-deadline'
  | 'classify'
  | 'match'
  | 'change-client'
  | 'lift-do-not-inform'
  | 'set-user-notice'
  | 'mark-spam'
  | 'call-back'
  | 'change-address'
  | 'mark-supplied'
  | 'mark-missing';

/** What is written and read. */
export type TicketTalkName =
  'write-client' | 'write-authority' | 'client-read' | 'client-wrote' | 'authority-wrote' | 'reopen';

/** What the client says of the user concerned. */
export type TicketUserStepName = `user-${UserNotificationState}`;

/** What machines of authorities answer to our mails, and what another folder shows. */
export type TicketMailStepName = 'mail-bounced' | 'mail-answered-by-machine' | 'mail-came-earlier';

/** What the clocks say. */
export type TicketClockStepName =
  | `warn-${TicketWarningPercent}`
  | 'breach'
  | `answer-warn-${TicketWarningPercent}`
  | 'answer-miss'
  | 'client-remind'
  | 'client-miss'
  | 'authority-remind'
  | 'authority-miss'
  | 'escalate'
  | 'user-remind';

/** What can happen to a ticket: by staff, by client or authority, or by its clocks. */
export type TicketStepName =
  | 'open'
  | TicketAction
  | TicketWorkName
  | TicketTalkName
  | TicketUserStepName
  | TicketMailStepName
  | TicketClockStepName;

/** One line of a ticket's history; most are an event too. */
export interface TicketStep {
  readonly name: TicketStepName;
  readonly fromStatus: TicketStatus | null;
  readonly toStatus: TicketStatus;
  /** The clock did it, also when a request caused the check. */
  readonly byClock: boolean;
}
