import {
  OrderElementsBody,
  IssuingStateField,
  EmptyIsNull,
  FileIds,
} from '@rep13/contracts-authority-requests';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import {
  AUTHORITY_LIMITS,
  ORDER_KINDS,
  STAFF_CHANNELS,
  type IssuingState,
  type OrderKind,
  type OrderOutcome,
  type StaffChannel,
} from '@rep13/contracts-authority-requests/constants';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { ListQuery } from '@rep13/contracts-messaging';
import {
  IsDayOrMoment,
  IsMoment,
  OptionalEmail,
  OptionalFlag,
  OptionalLines,
  OptionalOrNull,
  OptionalText,
  OrNull,
  RequiredText,
  SignupId,
} from '@rep13/contracts-validation';
import {
  CLOSED_AS,
  LOWER_URGENCIES,
  TICKET_LIMITS,
  TICKET_SORTS,
  TICKET_STATUSES,
  URGENCY_LEVELS,
  type ClosedAs,
  type TicketSort,
  type TicketStatus,
  type UrgencyLevel,
} from './constants/index.ts';
import {
  ContactDate,
  EffectAtField,
  OutcomeField,
  OutcomeReasonField,
  SeenVersion,
} from './ticket.fields.ts';
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/**
 * `POST /api/admin/sla-tickets`: an order as it reached us, by whatever way. Like the form for authorities it is never
 * refused for being incomplete.
 */
export class OpenTicketBody extends OrderElementsBody {
  /** Whom it is about. Without it `target` names the client as the authority did. */
  @ValidateIf(({ signupId, target }: OpenTicketBody) => isGiven(signupId) || isBlank(target))
  @SignupId()
  readonly signupId?: number | null;
  /** Which company or service it is about, in the authority's words. */
  @OptionalText(AUTHORITY_LIMITS.targetMax) readonly target?: string | null;
  @RequiredText(LIMITS.nameMax, MESSAGES.authorityName) readonly authorityName!: string;
  /** When the order reached us, ISO 8601 with zone: at most 5 minutes ahead and a year back. */
  @ContactDate() readonly authorityContactDate!: string;
  /** How it reached us. */
  @OptionalOrNull()
  @IsIn(STAFF_CHANNELS, { message: MESSAGES.orderChannel })
  readonly channel?: StaffChannel | null;
  /** Where the receipt and the private link go; without it the authority gets no mail. */
  @OptionalEmail() readonly email?: string | null;
  /** `normal` if absent. */
  @IsOptional()
  @IsIn(URGENCY_LEVELS, { message: MESSAGES.urgencyLevel })
  readonly urgencyLevel?: UrgencyLevel;
  @OptionalLines(TICKET_LIMITS.descriptionMax) readonly description?: string | null;
  @OptionalOrNull() @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly orderKind?: OrderKind | null;
  @IssuingStateField() readonly issuingState?: IssuingState | null;
  /** By when the authority wants its answer. */
  @EmptyIsNull() @OptionalOrNull() @IsMoment(MESSAGES.deadline) readonly answerBy?: string | null;
}

/** `POST /api/admin/sla-tickets/{id}/{action}`. */
export class MoveTicketBody {
  /** Why it is closed: required for `close`, refused for anything else. */
  @OptionalLines(TICKET_LIMITS.reasonMax) readonly reason?: string | null;
  /** For staff only: clients and mails never show it. */
  @OptionalLines(TICKET_LIMITS.noteMax) readonly note?: string | null;
  /** For `close`: why an order ends although no outcome is recorded; `answered-elsewhere` needs one. */
  @OptionalOrNull() @IsIn(CLOSED_AS, { message: MESSAGES.closedAs }) readonly closedAs?: ClosedAs | null;
  /** For `respond` and `close`: what was done about the order. Absent: nothing is said of it. `refused` takes two. */
  @OutcomeField() readonly outcome?: OrderOutcome | null;
  /** When effect was given to the order, Article 9(1) DSA. Absent: nobody has said when. */
  @EffectAtField() readonly effectAt?: string | null;
  /** Why no effect was given, or only in part. The authority and the client read it. */
  @OutcomeReasonField() readonly outcomeReason?: string | null;
  /**
   * For `forward`: which files of the authority go to the client. Absent: those that came with the order, and none of one
   * that the client was not to hear of.
   */
  @FileIds() readonly fileIds?: string[];
  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(TICKET_LIMITS.wordMax) readonly breakGlass?: string | null;
}

/** `POST /api/admin/sla-tickets/{id}/assign`: who works on it; null: nobody. */
export class AssignTicketBody {
  @OrNull()
  @IsInt({ message: MESSAGES.assignee })
  @Min(1, { message: MESSAGES.assignee })
  @Max(2_147_483_647, { message: MESSAGES.assignee })
  readonly assigneeId!: number | null;
  /** A word for who takes it over. */
  @OptionalLines(TICKET_LIMITS.wordMax) readonly word?: string | null;
}

/** `POST /api/admin/sla-tickets/{id}/deadline`: by when the authority wants its answer; null: it named no time. */
export class TicketDeadlineBody {
  @EmptyIsNull() @OrNull() @IsMoment(MESSAGES.deadline) readonly answerBy!: string | null;
  /** `true`: it has passed, and that is so; a time that has passed is asked again else. Always: one a year off. */
  @OptionalOrNull() @IsBoolean({ message: 'Please use true or false' }) readonly deadlineIsPast?:
    boolean | null;
}

/** `POST /api/admin/sla-tickets/{id}/lower-urgency`: an order is not critical after all. */
export class LowerUrgencyBody {
  @IsIn(LOWER_URGENCIES, { message: MESSAGES.urgencyLevel })
  readonly urgencyLevel!: (typeof LOWER_URGENCIES)[number];
  @RequiredText(TICKET_LIMITS.wordMax, MESSAGES.approvalReason) readonly reason!: string;
  /** Why it is done alone although a second person could agree. Told to every admin. */
  @OptionalText(TICKET_LIMITS.wordMax) readonly breakGlass?: string | null;
}

/**
 * Which tickets; several filters must all hold. `search`: number, authority, company, our reference or the authority's
 * own, officer, mail address, URL or account name; or the client by its whole Client ID or register number.
 */
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
  /** `true`: open ones that wait for us, with something unread or with what is due next. */
  @OptionalFlag() readonly waiting?: boolean;
  /** `true`: those answered or closed of which the yearly report of Article 15 DSA lacks something. */
  @OptionalFlag() readonly reportIncomplete?: boolean;
  /** The authority by its whole name, in any case. */
  @OptionalText(LIMITS.nameMax) readonly authority?: string;
  /** The Member State of the authority, by English name or ISO code. */
  @IssuingStateField() readonly issuingState?: IssuingState;
  @IsOptional() @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly orderKind?: OrderKind;
  /** `newest` if absent. */
  @IsOptional() @IsIn(TICKET_SORTS) readonly sort?: TicketSort;
}

/** `GET /api/admin/sla-tickets/calendar`: what is due in a time of at most 62 days. */
export class DueTicketsQuery {
  @IsDayOrMoment() readonly from!: string;
  @IsDayOrMoment() readonly to!: string;
}

/** `GET /api/admin/response-times`: orders that reached us in a time; 90 days until now if absent. */
export class ResponseTimesQuery {
  @IsOptional() @IsDayOrMoment() readonly from?: string;
  @IsOptional() @IsDayOrMoment() readonly to?: string;
  @IsOptional() @Type(() => Number) @SignupId() readonly signupId?: number;
}

/** What a change was made from. */
export abstract class OfVersion {
  @SeenVersion() readonly version?: number;
}
