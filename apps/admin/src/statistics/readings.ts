import { formatDay } from '@rep13/ui';
import { dayScale, middleOf } from './day-scale.ts';
import type { Halves } from './periods.ts';
import type { Reading } from './useReading.ts';

/** The text of each day of a chart, and what was on its day of the range before. */
export function readingsOf<Day extends { readonly day: string }>(
  { days, before }: Halves<Day>,
  width: number,
  describe: (day: Day) => string,
): readonly Reading[] {
  const x = dayScale(days, width);
  return days.map((day, index) => {
    const then = before?.[index];
    return {
      x: middleOf(x, day.day),
      text: `${formatDay(day.day)}: ${describe(day)}`,
      before: then ? `${formatDay(then.day)}, ${days.length} days before: ${describe(then)}` : '',
    };
  });
}
