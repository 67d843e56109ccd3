import { scaleLinear } from '@visx/scale';
import { Circle, Line } from '@visx/shape';
import type { TicketDayView, TicketResponseView } from '@rep13/contracts-sla';
import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import { formatDateTime, formatDuration } from '@rep13/ui';
import type { ReactNode } from 'react';
import { Axes } from './Axes.tsx';
import { ChartFrame, HEIGHT, MARGIN } from './ChartFrame.tsx';
import { dayScale } from './day-scale.ts';
import type { Halves } from './periods.ts';
import { readingsOf } from './readings.ts';
import { HOUR_MS, previously, summariseDay, summariseResponses } from './summaries.ts';

/** Hours shown above the promised ones at least, so that its line never is the frame. */
const ROOM_HOURS = 4;

interface ResponsesChartProps extends Halves<TicketDayView> {
  /** The orders of the days. */
  responses: readonly TicketResponseView[];
  figures?: ReactNode;
}

/** Each acknowledged order as a point, against the line of the promised 24 hours. */
export function ResponsesChart({ responses, days, before, figures }: ResponsesChartProps) {
  const then = previously({ days, before }, ({ acknowledged }) => acknowledged);
  return (
    <ChartFrame
      title="Hours to acknowledgement"
      summary={summariseResponses(responses)}
      comparison={then && `In the ${then}.`}
      isEmpty={responses.length === 0}
      figures={figures}
      columns={['Order', 'Contact date', 'Acknowledged after', 'SLA compliant']}
      rows={responses
        .map(
          ({ ticketId, ticketNumber, authorityContactDate, responseTimeHours, slaCompliant }) =>
            [
              String(ticketId),
              ticketNumber,
              formatDateTime(authorityContactDate),
              formatDuration(responseTimeHours * HOUR_MS),
              slaCompliant ? 'Yes' : 'No',
            ] as const,
        )
        .toReversed()}
      readings={(width) =>
        readingsOf({ days, before }, width, (day) => summariseDay(day, responses)).filter(
          (_, index) => days[index]?.acknowledged,
        )
      }
    >
      {(width) => <Points responses={responses} days={days} width={width} />}
    </ChartFrame>
  );
}

interface PointsProps {
  responses: readonly TicketResponseView[];
  days: readonly TicketDayView[];
  width: number;
}

function Points({ responses, days, width }: PointsProps) {
  const x = dayScale(days, width);
  const hours = responses.map(({ responseTimeHours }) => responseTimeHours);
  const most = Math.max(AUTHORITY_RESPONSE_HOURS + ROOM_HOURS, ...hours);
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
  const promised = y(AUTHORITY_RESPONSE_HOURS);
  return (
    <>
      <Line
        from={{ x: MARGIN.left, y: promised }}
        to={{ x: width - MARGIN.right, y: promised }}
        stroke="var(--color-bad)"
        strokeDasharray="5 4"
      />
      <text x={width - MARGIN.right} y={promised - 5} textAnchor="end" fontSize={11} fill="var(--color-bad)">
        24 hours
      </text>
      {responses.map(({ ticketId, authorityContactDate, responseTimeHours, slaCompliant }) => (
        <Circle
          key={ticketId}
          cx={x(Date.parse(authorityContactDate))}
          cy={y(responseTimeHours)}
          r={slaCompliant ? 3.5 : 4.5}
          fill={slaCompliant ? 'var(--color-action)' : 'var(--color-bad)'}
        />
      ))}
      <Axes x={x} y={y} width={width} />
    </>
  );
}
