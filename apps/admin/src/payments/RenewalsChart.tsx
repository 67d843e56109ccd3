import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { formatPrice } from '@rep13/ui';
import { LeftAxis, TICK_LABEL } from '../statistics/Axes.tsx';
import { ChartFrame, HEIGHT, MARGIN } from '../statistics/ChartFrame.tsx';
import {
  monthName,
  renewals,
  shortMonthName,
  summariseRenewals,
  type RenewalMonth,
} from './renewal-summary.ts';

/** A label such as "Nov" needs so much. */
const LABEL_PX = 32;

interface RenewalsChartProps {
  /** The first is the present one. */
  months: readonly RenewalMonth[];
}

/** How many subscriptions renew in each month to come, as bars. */
export function RenewalsChart({ months }: RenewalsChartProps) {
  return (
    <ChartFrame
      title="Renewals due"
      summary={summariseRenewals(months)}
      isEmpty={months.every(({ count }) => count === 0)}
      columns={['Month', 'Renewals', 'Amount']}
      rows={months.map(
        ({ month, count, amountCents }) =>
          [month, monthName(month), count, formatPrice(amountCents)] as const,
      )}
      readings={(width) => readingsOf(months, width)}
    >
      {(width) => <Bars months={months} width={width} />}
    </ChartFrame>
  );
}

const bandsOf = (months: readonly RenewalMonth[], width: number) =>
  scaleBand({
    domain: months.map(({ month }) => month),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.3,
  });

function readingsOf(months: readonly RenewalMonth[], width: number) {
  const x = bandsOf(months, width);
  return months.map((due) => ({
    x: (x(due.month) ?? 0) + x.bandwidth() / 2,
    text: `${monthName(due.month)}: ${renewals(due)}`,
    before: '',
  }));
}

function Bars({ months, width }: RenewalsChartProps & { width: number }) {
  const x = bandsOf(months, width);
  const most = Math.max(4, ...months.map(({ count }) => count));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: 4 });
  const everySo = Math.ceil(LABEL_PX / x.step());
  return (
    <>
      {months.map(({ month, count }) => (
        <Bar
          key={month}
          x={x(month)}
          y={y(count)}
          width={x.bandwidth()}
          height={y(0) - y(count)}
          fill="var(--color-action)"
        />
      ))}
      <LeftAxis y={y} />
      {months.map(
        ({ month }, index) =>
          index % everySo === 0 && (
            <text
              key={month}
              {...TICK_LABEL}
              x={(x(month) ?? 0) + x.bandwidth() / 2}
              y={HEIGHT - MARGIN.bottom + 16}
              textAnchor="middle"
            >
              {shortMonthName(month)}
            </text>
          ),
      )}
    </>
  );
}
