import { EmptyIsNull } from '@rep13/contracts-authority-requests';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { AUTHORITY_REFERENCE, ORDER_OUTCOMES } from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  applyDecorators,
  IsMoment,
  NothingHidden,
  OptionalLines,
  OptionalOrNull,
} from '@rep13/contracts-validation';
import { TICKET_LIMITS } from './constants/index.ts';

/** An id of this service's tables. */
export const TicketId = (): PropertyDecorator =>
  applyDecorators(
    IsInt({ message: MESSAGES.ticketId }),
    Min(1, { message: MESSAGES.ticketId }),
    Max(2_147_483_647, { message: MESSAGES.ticketId }),
  );

/** When an order reached us. */
export const ContactDate = (): PropertyDecorator => IsMoment(MESSAGES.authorityContactDate);

/** What was done about an order. Without it nothing is said about its effect. */
export const OutcomeField = (): PropertyDecorator =>
  applyDecorators(OptionalOrNull(), IsIn(ORDER_OUTCOMES, { message: MESSAGES.orderOutcome }));

/** When effect was given, Article 9(1) DSA: never the moment of the call. */
export const EffectAtField = (): PropertyDecorator =>
  applyDecorators(EmptyIsNull(), OptionalOrNull(), IsMoment(MESSAGES.effectAt));

/** Why no effect was given, or only in part. Authority and client read it. */
export const OutcomeReasonField = (): PropertyDecorator => OptionalLines(TICKET_LIMITS.outcomeReasonMax);

/** `A-XXXX-XXXX`. */
export const Reference = (): PropertyDecorator => Matches(AUTHORITY_REFERENCE);

/** As it stands in an address; one that is none is not found. */
export const ReferenceAsSent = (): PropertyDecorator =>
  applyDecorators(IsString(), MaxLength(40), NothingHidden());

/** The version of a ticket that the caller has seen; absent: whatever it is. */
export const SeenVersion = (): PropertyDecorator => applyDecorators(IsOptional(), IsInt(), Min(1));

/** How long the answer to a file may take, in milliseconds: all 25 MB are read, and a virus scanner may look at them. */
export const FILE_ANSWER_MS = 25_000;
