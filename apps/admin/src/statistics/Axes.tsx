import { AxisBottom, AxisLeft } from '@visx/axis';
import type { scaleLinear, scaleTime } from '@visx/scale';
import { HEIGHT, MARGIN } from './ChartFrame.tsx';
import { shortDay } from './day-scale.ts';

/** The letters at a chart's axes. */
export const TICK_LABEL = { fill: 'var(--color-ink-soft)', fontFamily: 'var(--sans)', fontSize: 11 } as const;
/** A label such as "20 Nov" needs so much. */
const LABEL_PX = 90;

interface AxesProps {
  x: ReturnType<typeof scaleTime<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
  width: number;
}

/** Days below, counts or hours at the left. */
export function Axes({ x, y, width }: AxesProps) {
  return (
    <>
      <LeftAxis y={y} />
      <AxisBottom
        scale={x}
        top={HEIGHT - MARGIN.bottom}
        numTicks={Math.max(2, Math.floor(width / LABEL_PX))}
        stroke="var(--color-line)"
        tickStroke="var(--color-line)"
        tickFormat={(value) => shortDay(new Date(Number(value)))}
        tickLabelProps={{ ...TICK_LABEL, textAnchor: 'middle' }}
      />
    </>
  );
}

/** Counts or hours. */
export const LeftAxis = ({ y }: Pick<AxesProps, 'y'>) => (
  <AxisLeft
    scale={y}
    left={MARGIN.left}
    numTicks={4}
    stroke="var(--color-line)"
    tickStroke="var(--color-line)"
    tickFormat={(value) => (Number.isInteger(Number(value)) ? String(value) : '')}
    tickLabelProps={{ ...TICK_LABEL, textAnchor: 'end', dx: -4, dy: 4 }}
  />
);
