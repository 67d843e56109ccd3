import { IsIn, IsInt, IsISO8601, ValidateIf } from 'class-validator';
import { TICKET_WARNING_PERCENTS, type TicketWarningPercent } from '@rep13/contracts-constants';
import { AnyTicketFact } from './ticket-facts.ts';

const isGiven = (_: object, value: unknown) => value !== null;

/** Somebody else works on the order now, or nobody. */
export class TicketAssigned extends AnyTicketFact {
  static readonly type = 'sla.ticket.assigned.v1';
  /** Staff's id; null: nobody. */
  @ValidateIf(isGiven) @IsInt() readonly assigneeId!: number | null;
  @ValidateIf(isGiven) @IsInt() readonly previousAssigneeId!: number | null;
  @IsISO8601() readonly assignedAt!: string;
}

/** The authority wants its answer by then; null: by no time. */
export class TicketDeadlineSet extends AnyTicketFact {
  static readonly type = 'sla.ticket.deadline-set.v1';
  @ValidateIf(isGiven) @IsISO8601() readonly answerBy!: string | null;
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

/** The client may be told of the order from now on; two of staff have agreed. */
export class TicketDoNotInformLifted extends AnyTicketFact {
  static readonly type = 'sla.ticket.do-not-inform-lifted.v1';
}

export const TICKET_WORK_EVENTS = [
  TicketAssigned,
  TicketDeadlineSet,
  TicketClassified,
  TicketAnswerWarned,
  TicketAnswerMissed,
  TicketClientReminded,
  TicketClientAnswerMissed,
  TicketDoNotInformLifted,
] as const;
