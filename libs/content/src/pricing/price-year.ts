import { FIGURES } from '../figures/figures.ts';

/** A contract year as a ring: when money comes back, when to cancel, when it renews. */
export const PRICE_YEAR = {
  title: 'The year at a glance',
  lead: 'Three dates to remember.',
  refundDays: FIGURES.refundDays,
  cancellationDays: FIGURES.cancellationDays,
  dates: [
    {
      day: 'Day 1',
      text: `Payment and signature. The mandate is in force within ${FIGURES.activationHours} hours.`,
    },
    {
      day: `Day ${FIGURES.refundDays}`,
      text: 'Full refund until this day, for any reason.',
    },
    {
      day: `Day ${365 - FIGURES.cancellationDays}`,
      text: 'Last day to cancel. Otherwise the agreement renews for another year.',
    },
  ],
} as const;
