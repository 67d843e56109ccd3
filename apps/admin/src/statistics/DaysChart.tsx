import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { DayCountView } from '@rep13/contracts-messaging';
import { formatDay } from '@rep13/ui';
import { Axes } from './Axes.tsx';
import { ChartFrame, HEIGHT, MARGIN } from './ChartFrame.tsx';
import { DAY_MS, dayScale } from './day-scale.ts';
import type { Halves } from './periods.ts';
import { readingsOf } from './readings.ts';
import { summariseDays } from './summaries.ts';

interface DaysChartProps extends Halves<DayCountView> {
  title: string;
}

/** How much came on each day, as bars. */
export function DaysChart({ title, days, before }: DaysChartProps) {
  return (
    <ChartFrame
      title={title}
      summary={summariseDays({ days, before })}
      isEmpty={days.every(({ count }) => count === 0)}
      columns={['Day', 'Count']}
      rows={days.map(({ day, count }) => [day, formatDay(day), count] as const).toReversed()}
      readings={(width) => readingsOf({ days, before }, width, ({ count }) => String(count))}
    >
      {(width) => <Bars days={days} width={width} />}
    </ChartFrame>
  );
}

function Bars({ days, width }: { days: readonly DayCountView[]; width: number }) {
  const x = dayScale(days, width);
  const most = Math.max(4, ...days.map(({ count }) => count));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: 4 });
  const bar = Math.max(1, x(DAY_MS) - x(0) - 1);
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
