import { scaleTime } from '@visx/scale';
import { MARGIN } from './ChartFrame.tsx';

export const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** From the beginning of the first of these days to the end of the last, over the width of a chart. */
export function dayScale(days: readonly { readonly day: string }[], width: number) {
  const first = Date.parse(days[0]?.day ?? '1970-01-01');
  const end = first + Math.max(1, days.length) * DAY_MS;
  return scaleTime<number>({ domain: [first, end], range: [MARGIN.left, width - MARGIN.right] });
}

/** "24 Nov": within a chart no day of the year comes twice. */
export const shortDay = (day: Date): string => DAY.format(day);

/** Where the middle of a day stands. */
export const middleOf = (x: ReturnType<typeof dayScale>, day: string): number =>
  x(Date.parse(day) + DAY_MS / 2);
