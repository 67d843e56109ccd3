import { IsIn, IsInt, IsISO8601 } from 'class-validator';
import { OrNull } from '@rep13/contracts-validation';
import { TICKET_WARNING_PERCENTS, type TicketWarningPercent } from './constants/index.ts';
import { AnyTicketFact } from './ticket-facts.ts';

/** Somebody else works on the order now, or nobody. */
export class TicketAssigned extends AnyTicketFact {
  static readonly type = 'sla.ticket.assigned.v1';
  /** Staff's id; null: nobody. */
  @OrNull() @IsInt() readonly assigneeId!: number | null;
  @OrNull() @IsInt() readonly previousAssigneeId!: number | null;
  @IsISO8601() readonly assignedAt!: string;
}

/** The authority wants its answer by then; null: by no time. */
export class TicketDeadlineSet extends AnyTicketFact {
  static readonly type = 'sla.ticket.deadline-set.v1';
  @OrNull() @IsISO8601() readonly answerBy!: string | null;
}

/** Another client is meant: `signupId` is that of the new one, and absent when it must not hear of the order. */
export class TicketClientChanged extends AnyTicketFact {
  static readonly type = 'sla.ticket.client-changed.v1';
}

/** Staff has said what kind of order it is. */
export class TicketClassified extends AnyTicketFact {
  static readonly type = 'sla.ticket.classified.v1';
}

/** So much of the time is gone in which the authority wants its answer. */
export class TicketAnswerWarned extends AnyTicketFact {
  static readonly type = 'sla.ticket.answer-warned.v1';
  @IsISO8601() readonly answerDueAt!: string;
  @IsIn(TICKET_WARNING_PERCENTS) readonly percent!: TicketWarningPercent;
}

/** The authority had no answer by the time that it named. Once per deadline, and for good. */
export class TicketAnswerMissed extends AnyTicketFact {
  static readonly type = 'sla.ticket.answer-missed.v1';
  @IsISO8601() readonly answerDueAt!: string;
}

/** Half of the client's time is gone, and nobody there has read the order. */
export class TicketClientReminded extends AnyTicketFact {
  static readonly type = 'sla.ticket.client-reminded.v1';
  @IsISO8601() readonly clientDueAt!: string;
}

/** The client has read the order and not answered in its time. */
export class TicketClientAnswerMissed extends AnyTicketFact {
  static readonly type = 'sla.ticket.client-answer-missed.v1';
  @IsISO8601() readonly clientDueAt!: string;
}

/** Half of the time is gone in which we asked the authority to answer a question. */
export class TicketAuthorityReminded extends AnyTicketFact {
  static readonly type = 'sla.ticket.authority-reminded.v1';
  @IsISO8601() readonly authorityDueAt!: string;
}

/** The authority has not answered our question in its time: the order is ours again. */
export class TicketAuthorityAnswerMissed extends AnyTicketFact {
  static readonly type = 'sla.ticket.authority-answer-missed.v1';
  @IsISO8601() readonly authorityDueAt!: string;
}

/** The client may be told of the order from now on; two of staff have agreed. */
export class TicketDoNotInformLifted extends AnyTicketFact {
  static readonly type = 'sla.ticket.do-not-inform-lifted.v1';
}

/** Its authority has written after the end: the order is open again, and ours. */
export class TicketReopened extends AnyTicketFact {
  static readonly type = 'sla.ticket.reopened.v1';
}

export const TICKET_WORK_EVENTS = [
  TicketAssigned,
  TicketDeadlineSet,
  TicketClientChanged,
  TicketClassified,
  TicketAnswerWarned,
  TicketAnswerMissed,
  TicketClientReminded,
  TicketClientAnswerMissed,
  TicketAuthorityReminded,
  TicketAuthorityAnswerMissed,
  TicketDoNotInformLifted,
  TicketReopened,
] as const;
