import { IsISO8601, IsInt, Matches, Max, Min } from 'class-validator';
import { MESSAGES } from '@rep13/contracts-constants';
import { applyDecorators } from '@rep13/contracts-validation';

const DATE_TIME_ZONE =
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** A ticket's id. */
export const TicketId = (): PropertyDecorator =>
  applyDecorators(
    IsInt({ message: MESSAGES.ticketId }),
    Min(1, { message: MESSAGES.ticketId }),
    Max(2_147_483_647, { message: MESSAGES.ticketId }),
  );

/** ISO 8601 with time and zone: a time without its zone would be another one elsewhere. */
export const ContactDate = (): PropertyDecorator =>
  applyDecorators(
    Matches(DATE_TIME_ZONE, { message: MESSAGES.authorityContactDate }),
    IsISO8601({ strict: true }, { message: MESSAGES.authorityContactDate }),
  );
