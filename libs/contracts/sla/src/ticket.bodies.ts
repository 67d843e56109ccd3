import { Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import {
  CLOSED_AS,
  LIMITS,
  MESSAGES,
  ORDER_CATEGORIES,
  ORDER_KINDS,
  ORDER_OUTCOMES,
  TICKET_LIMITS,
  TICKET_STATUSES,
  URGENCY_LEVELS,
  type IssuingState,
  type OrderCategory,
  type OrderKind,
  type OrderOutcome,
  type TicketStatus,
  type UrgencyLevel,
} from '@rep13/contracts-constants';
import { ListQuery } from '@rep13/contracts-messaging';
import {
  OptionalFlag,
  SignupId,
  OptionalLines,
  OptionalText,
  RequiredText,
} from '@rep13/contracts-validation';
import { IssuingStateField } from './authority-requests/authority-request.fields.ts';
import { ContactDate, EmptyIsNull, Moment, SeenVersion } from './ticket.fields.ts';

/** `POST /api/admin/sla-tickets`: an order as it reached us. */
export class OpenTicketBody {
  @SignupId() readonly signupId!: number;
  @RequiredText(LIMITS.nameMax, MESSAGES.authorityName) readonly authorityName!: string;
  /** When the order reached us, ISO 8601 with zone: at most 5 minutes ahead and a year back. */
  @ContactDate() readonly authorityContactDate!: string;
  /** `normal` if absent. */
  @IsOptional()
  @IsIn(URGENCY_LEVELS, { message: MESSAGES.urgencyLevel })
  readonly urgencyLevel?: UrgencyLevel;
  @OptionalLines(TICKET_LIMITS.descriptionMax) readonly description?: string | null;
  @IsOptional() @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly orderKind?: OrderKind | null;
  @IssuingStateField() readonly issuingState?: IssuingState | null;
  /** By when the authority wants its answer. */
  @EmptyIsNull() @IsOptional() @Moment(MESSAGES.deadline) readonly answerBy?: string | null;
}

/** `POST /api/admin/sla-tickets/{id}/{action}`. */
export class MoveTicketBody {
  /** Why it is closed: required for `close`, refused for anything else. */
  @OptionalLines(TICKET_LIMITS.reasonMax) readonly reason?: string | null;
  /** For staff only: clients and mails never show it. */
  @OptionalLines(TICKET_LIMITS.noteMax) readonly note?: string | null;
  /** For `close`: which of these it is, when an authority's request is closed without a reply to it. */
  @IsOptional() @IsIn(CLOSED_AS, { message: MESSAGES.closedAs }) readonly closedAs?:
    (typeof CLOSED_AS)[number] | null;
  /** For `respond`: what was done about the order. `refused` needs a second person. */
  @IsOptional()
  @IsIn(ORDER_OUTCOMES, { message: MESSAGES.orderOutcome })
  readonly outcome?: OrderOutcome | null;
  /** For `respond`: when effect was given to the order, Article 9(1) DSA. Now, if absent. */
  @IsOptional() @Moment(MESSAGES.deadline) readonly effectAt?: string | null;
  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(TICKET_LIMITS.wordMax) readonly breakGlass?: string | null;
}

/** `POST /api/admin/sla-tickets/{id}/assign`: who works on it; null: nobody. */
export class AssignTicketBody {
  @ValidateIf((_, value) => value !== null)
  @IsInt({ message: MESSAGES.assignee })
  @Min(1, { message: MESSAGES.assignee })
  @Max(2_147_483_647, { message: MESSAGES.assignee })
  readonly assigneeId!: number | null;
  /** A word for who takes it over. */
  @OptionalLines(TICKET_LIMITS.wordMax) readonly word?: string | null;
}

/** `POST /api/admin/sla-tickets/{id}/deadline`: by when the authority wants its answer; null: it named no time. */
export class TicketDeadlineBody {
  @EmptyIsNull() @ValidateIf((_, value) => value !== null) @Moment(MESSAGES.deadline) readonly answerBy!:
    string | null;
}

/** `POST /api/admin/sla-tickets/{id}/classify`: what kind of order it is. What is absent stays. */
export class ClassifyTicketBody {
  @IsOptional() @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly orderKind?: OrderKind;
  @IsOptional()
  @IsIn(ORDER_CATEGORIES, { message: MESSAGES.orderCategory })
  readonly category?: OrderCategory;
  @IssuingStateField() readonly issuingState?: IssuingState;
  @IsOptional()
  @IsIn(URGENCY_LEVELS, { message: MESSAGES.urgencyLevel })
  readonly urgencyLevel?: UrgencyLevel;
}

/** The ways to sort tickets: newest first, or what is due next first and then the newest of those with nothing due. */
export const TICKET_SORTS = ['newest', 'due'] as const;
export type TicketSort = (typeof TICKET_SORTS)[number];

/** Which tickets; several filters must all hold. `search`: number, authority or company. */
export class TicketsQuery extends ListQuery {
  @IsOptional() @Type(() => Number) @SignupId() readonly signupId?: number;
  @IsOptional() @IsIn(TICKET_STATUSES, { message: MESSAGES.ticketStatus }) readonly status?: TicketStatus;
  @IsOptional()
  @IsIn(URGENCY_LEVELS, { message: MESSAGES.urgencyLevel })
  readonly urgencyLevel?: UrgencyLevel;
  /** `false`: those whose promised time was missed. */
  @OptionalFlag() readonly compliant?: boolean;
  /** `true`: those that are not closed. */
  @OptionalFlag() readonly open?: boolean;
  /** `true`: those whose client is not known yet. */
  @OptionalFlag() readonly unmatched?: boolean;
  /** `newest` if absent. */
  @IsOptional() @IsIn(TICKET_SORTS) readonly sort?: TicketSort;
}

/** `GET /api/admin/sla-tickets/calendar`: what is due in a time of at most 62 days. */
export class DueTicketsQuery {
  @IsISO8601({ strict: true }) readonly from!: string;
  @IsISO8601({ strict: true }) readonly to!: string;
}

/** `GET /api/admin/response-times`: orders that reached us in a time; 90 days until now if absent. */
export class ResponseTimesQuery {
  @IsOptional() @IsISO8601({ strict: true }) readonly from?: string;
  @IsOptional() @IsISO8601({ strict: true }) readonly to?: string;
  @IsOptional() @Type(() => Number) @SignupId() readonly signupId?: number;
}

/** What a change was made from. */
export abstract class OfVersion {
  @SeenVersion() readonly version?: number;
}
