import { ring } from './ring.ts';

const CENTRE = 60;
const HANDS = { hour: 24, minute: 38 };

interface OrderClockProps {
  /** Minutes after twelve, such as 554 for 09:14. */
  from: number;
  to: number;
}

/** The twelve dots as a clock: its hands at `to`, and the minutes since `from` drawn along the ring. Decoration. */
export function OrderClock({ from, to }: OrderClockProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      {ring(50, CENTRE).map((dot) => (
        <circle key={`${dot.cx} ${dot.cy}`} {...dot} r="3.5" fill="var(--color-ink)" />
      ))}
      <g fill="none" strokeLinecap="round">
        <path d={arc(from, to)} stroke="var(--color-action)" strokeWidth="5" />
        <path d={hand(to / 720, HANDS.hour)} stroke="var(--color-ink)" strokeWidth="3.5" />
        <path d={hand(to / 60, HANDS.minute)} stroke="var(--color-ink)" strokeWidth="2" />
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="4.5" fill="var(--color-action)" />
    </svg>
  );
}

const hand = (turns: number, length: number) => `M${CENTRE} ${CENTRE}L${point(turns, length)}`;
const arc = (from: number, to: number) => `M${point(from / 60, 38)}A38 38 0 0 1 ${point(to / 60, 38)}`;

/** Where a hand of this length ends after so many turns. */
function point(turns: number, length: number): string {
  const angle = turns * 2 * Math.PI;
  return `${(CENTRE + length * Math.sin(angle)).toFixed(2)} ${(CENTRE - length * Math.cos(angle)).toFixed(2)}`;
}
