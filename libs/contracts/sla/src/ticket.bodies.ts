import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import {
  LIMITS,
  MESSAGES,
  TICKET_LIMITS,
  TICKET_STATUSES,
  URGENCY_LEVELS,
  type TicketStatus,
  type UrgencyLevel,
} from '@rep13/contracts-constants';
import { ListQuery } from '@rep13/contracts-messaging';
import { OptionalFlag, SignupId, OptionalLines, RequiredText } from '@rep13/contracts-validation';
import { ContactDate } from './ticket.fields.ts';

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
}

/** `POST /api/admin/sla-tickets/{id}/{action}`. */
export class MoveTicketBody {
  /** Why it is closed: required for `close`, refused for anything else. */
  @OptionalLines(TICKET_LIMITS.reasonMax) readonly reason?: string | null;
  /** For staff only: clients and mails never show it. */
  @OptionalLines(TICKET_LIMITS.noteMax) readonly note?: string | null;
}

/** Which tickets, newest first; several filters must all hold. `search`: number or authority. */
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
}
