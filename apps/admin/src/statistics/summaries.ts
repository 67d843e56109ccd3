import type { DayCountView } from '@rep13/contracts-messaging';
import type { TicketDayView, TicketResponseView } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { formatDuration } from '@rep13/ui';
import { shortDay } from './day-scale.ts';
import { sumOf, type Halves } from './periods.ts';

export const HOUR_MS = 3_600_000;

/** A chart of days in one line beside the days before, for who can't see it and who has no time to look. */
export function summariseDays(halves: Halves<DayCountView>): string {
  const { days } = halves;
  const total = sumOf(days, countOf);
  const before = previously(halves, countOf);
  const text = `${total} in ${days.length} days${before ? ` (${before})` : ''}`;
  const peak = Math.max(0, ...days.map(countOf));
  const top = days.find(({ count }) => count === peak && peak > 0);
  return top ? `${text}. Peak: ${peak} on ${shortDay(new Date(top.day))}.` : text;
}

/** "previous 90 days: 9"; nothing where these are not known. */
export function previously<Day>({ days, before }: Halves<Day>, countOf: (day: Day) => number) {
  return before ? `previous ${days.length} days: ${sumOf(before, countOf)}` : undefined;
}

const countOf = ({ count }: DayCountView): number => count;

/** How fast orders were acknowledged, in one sentence. */
export function summariseResponses(responses: readonly TicketResponseView[]): string {
  if (responses.length === 0) return 'No order was acknowledged in this time.';
  const late = responses.filter(({ slaCompliant }) => !slaCompliant).length;
  const middle = medianOf(responses.map(({ responseTimeHours }) => responseTimeHours));
  const orders = responses.length === 1 ? '1 order' : `${responses.length} orders`;
  const missed = late === 0 ? 'none of them' : late === 1 ? '1 of them' : `${late} of them`;
  return `${orders} acknowledged, half within ${formatDuration(middle * HOUR_MS)}, ${missed} after more than ${AUTHORITY_RESPONSE_HOURS} h.`;
}

/** As the server counts it for the figures: of an even number the mean of the two in the middle. */
function medianOf(hours: readonly number[]): number {
  const sorted = hours.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [lower = 0, upper = lower] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (lower + upper) / 2;
}

/** How fast the orders of one day were acknowledged; one alone is named, where it is known. */
export function summariseDay(
  { day, acknowledged, averageResponseHours }: TicketDayView,
  responses: readonly TicketResponseView[],
): string {
  if (acknowledged === 0) return 'none acknowledged';
  const time = formatDuration((averageResponseHours ?? 0) * HOUR_MS);
  if (acknowledged > 1) return `${acknowledged} orders, after ${time} on average`;
  const only = responses.find(({ authorityContactDate }) => authorityContactDate.startsWith(day));
  return `${only?.ticketNumber ?? '1 order'} after ${time}`;
}
