import type { TicketResponseView } from '@rep13/contracts-sla';

/** What came in a range of days and in as many days before it. */
export interface Periods {
  readonly now: number;
  readonly before: number;
}

/** A range of days and as many days before it, oldest first; null where these are not known. */
export interface Halves<Day> {
  readonly days: readonly Day[];
  readonly before: readonly Day[] | null;
}

/** Both halves of a list over twice the range. */
export function halvesOf<Day>(twice: readonly Day[], range: number): Halves<Day> {
  return {
    days: twice.slice(-range),
    before: twice.length === 2 * range ? twice.slice(0, range) : null,
  };
}

/** The sums of both halves; null when one is not known. */
export function periodsOf<Day>({ days, before }: Halves<Day>, countOf: (day: Day) => number): Periods | null {
  if (!before) return null;
  return { now: sumOf(days, countOf), before: sumOf(before, countOf) };
}

export const sumOf = <Day>(days: readonly Day[], countOf: (day: Day) => number): number =>
  days.reduce((total, day) => total + countOf(day), 0);

/** The orders that came on these days, of those that came on them or before. */
export function responsesOn(
  days: readonly { readonly day: string }[],
  responses: readonly TicketResponseView[],
): readonly TicketResponseView[] {
  const first = Date.parse(days[0]?.day ?? '');
  return responses.filter(({ authorityContactDate }) => Date.parse(authorityContactDate) >= first);
}
