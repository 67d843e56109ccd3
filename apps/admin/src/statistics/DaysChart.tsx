import { scaleLinear, scaleTime } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { DayCountView } from '@rep13/contracts-messaging';
import { formatDay } from '@rep13/ui';
import { Axes } from './Axes.tsx';
import { ChartFrame, HEIGHT, MARGIN } from './ChartFrame.tsx';
import { summariseDays } from './summaries.ts';

interface DaysChartProps {
  title: string;
  days: readonly DayCountView[];
  comparison?: string | undefined;
}

/** How much came on each day, as bars. */
export function DaysChart({ title, days, comparison }: DaysChartProps) {
  return (
    <ChartFrame
      title={title}
      summary={summariseDays(days)}
      comparison={comparison}
      columns={['Day', 'Count']}
      rows={days.map(({ day, count }) => [day, formatDay(day), count] as const).toReversed()}
    >
      {(width) => <Bars days={days} width={width} />}
    </ChartFrame>
  );
}

const DAY_MS = 86_400_000;

function Bars({ days, width }: { days: readonly DayCountView[]; width: number }) {
  const times = days.map(({ day }) => Date.parse(day));
  const first = times[0] ?? 0;
  const end = (times.at(-1) ?? 0) + DAY_MS;
  const x = scaleTime({ domain: [first, end], range: [MARGIN.left, width - MARGIN.right] });
  const most = Math.max(4, ...days.map(({ count }) => count));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: 4 });
  const bar = Math.max(1, x(first + DAY_MS) - x(first) - 1);
  return (
    <>
      {days.map(({ day, count }) => (
        <Bar
          key={day}
          x={x(Date.parse(day))}
          y={y(count)}
          width={bar}
          height={y(0) - y(count)}
          fill="var(--color-action)"
        />
      ))}
      <Axes x={x} y={y} width={width} />
    </>
  );
}
