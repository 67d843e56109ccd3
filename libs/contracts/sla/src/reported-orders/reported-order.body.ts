import { EmptyIsNull, IssuingStateField } from '@rep13/contracts-authority-requests';
import {
  ORDER_KINDS,
  type IssuingState,
  type OrderKind,
} from '@rep13/contracts-authority-requests/constants';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import {
  IsMoment,
  OptionalOrNull,
  OptionalText,
  RequiredLines,
  RequiredText,
} from '@rep13/contracts-validation';
import { IsIn } from 'class-validator';
import { TICKET_LIMITS } from '../constants/index.ts';

/**
 * `POST /api/client/reported-orders`: an order that an authority sent to the client itself. Its files are uploaded to the
 * ticket that the answer names.
 */
export class ReportedOrderBody {
  @IsIn(ORDER_KINDS, { message: MESSAGES.orderKind }) readonly kind!: OrderKind;
  @RequiredText(LIMITS.nameMax, MESSAGES.authorityName) readonly authorityName!: string;
  /** By English name or ISO code; `European Union` for its own authorities. */
  @IssuingStateField() readonly memberState?: IssuingState | null;
  /** The authority's own name for its order. */
  @OptionalText(LIMITS.designationReferenceMax) readonly ownReference?: string | null;
  /** What the authority wrote. */
  @RequiredLines(TICKET_LIMITS.descriptionMax, MESSAGES.reportedText) readonly text!: string;
  /** When it reached the client, ISO 8601 with zone: at most 5 minutes ahead and a year back. */
  @IsMoment(MESSAGES.arrivedAt) readonly arrivedAt!: string;
  /** By when the authority wants its answer; it may have passed. */
  @EmptyIsNull() @OptionalOrNull() @IsMoment(MESSAGES.deadline) readonly answerBy?: string | null;
}
