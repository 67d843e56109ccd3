import { AUTHORITY_RESPONSE_HOURS, HOUR_MS } from '@rep13/contracts-constants';
import {
  AUTHORITY_WAIT_HOURS,
  MESSAGE_READ_HOURS,
  OUR_STEP_HOURS,
  TICKET_ESCALATION_HOURS,
  TICKET_WARNING_PERCENTS,
  type TicketWarningPercent,
} from '@rep13/contracts-sla/constants';

/** Plain hours: neither business days nor summer time move it. */
const hoursAfter = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR_MS);

/** Until when a ticket is to be acknowledged; that moment itself is still in time. */
export const dueAt = (contact: Date): Date => hoursAfter(contact, AUTHORITY_RESPONSE_HOURS);

export const isMissed = (contact: Date, now: Date): boolean => now > dueAt(contact);

/** The first moment at which the promise is missed. */
export const breachAt = (contact: Date): Date => new Date(dueAt(contact).getTime() + 1);

export const warningAt = (contact: Date, percent: TicketWarningPercent): Date =>
  hoursAfter(contact, (AUTHORITY_RESPONSE_HOURS * percent) / 100);

/** The latest warning whose time has come, or 0. */
export const passedPercent = (contact: Date, now: Date): TicketWarningPercent | 0 =>
  TICKET_WARNING_PERCENTS.findLast((percent) => now >= warningAt(contact, percent)) ?? 0;

/** The next thing the clock says of a ticket that nobody has acknowledged: a warning, at last the breach. */
export function nextDeadline(contact: Date, warned: number): Date {
  const percent = TICKET_WARNING_PERCENTS.find((next) => next > warned);
  return percent === undefined ? breachAt(contact) : warningAt(contact, percent);
}

/** When a forwarded ticket without an answer goes to the escalation contact. */
export const escalationAt = (forwarded: Date): Date => hoursAfter(forwarded, TICKET_ESCALATION_HOURS);

/** Until when an authority is to answer our question. */
export const authorityWaitUntil = (asked: Date): Date => hoursAfter(asked, AUTHORITY_WAIT_HOURS);

/** Until when a message is to be read. */
export const readBy = (unreadSince: Date): Date => hoursAfter(unreadSince, MESSAGE_READ_HOURS);

/** Until when we take our own next step. */
export const ourStepUntil = (since: Date): Date => hoursAfter(since, OUR_STEP_HOURS);

/** The first of the deadlines there are. */
export const earliest = (...deadlines: (Date | null)[]): Date | null =>
  deadlines.filter((time) => time !== null).sort((one, other) => one.getTime() - other.getTime())[0] ?? null;

/** Hours with two decimals. Never negative: a contact date may be some minutes ahead. */
export const hoursBetween = (start: Date, end: Date): string =>
  Math.max(0, (end.getTime() - start.getTime()) / HOUR_MS).toFixed(2);
