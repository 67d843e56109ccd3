import { PRICE_YEAR } from '@rep13/content';
import { ring } from '@rep13/ui';
import classes from './year-ring.module.css';

const DAYS = 365;
const CENTRE = 100;
const RADIUS = 82;

/** The contract year as a ring of twelve months, with the days on which it can be undone. */
export function YearRing() {
  const { refundDays, cancellationDays, dates } = PRICE_YEAR;
  const renewal = DAYS - cancellationDays;
  return (
    <figure className={classes.figure}>
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        {ring(RADIUS, CENTRE).map((dot) => (
          <circle key={`${dot.cx} ${dot.cy}`} {...dot} r="4" fill="var(--color-ink)" />
        ))}
        <g fill="none" strokeWidth="7" strokeLinecap="round">
          <path d={arc(1, refundDays - 1)} stroke="var(--color-good)" />
          <path d={arc(refundDays + 4, renewal - 3)} stroke="var(--color-line)" />
          <path d={arc(renewal + 1, DAYS - 2)} stroke="var(--color-waiting)" />
        </g>
        <text x={CENTRE} y="96" className={classes.number}>
          1 year
        </text>
        <text x={CENTRE} y="118" className={classes.label}>
          then it renews
        </text>
      </svg>
      <dl>
        {dates.map(({ day, text }, index) => (
          <div key={day} data-kind={KINDS[index]}>
            <dt>{day}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const KINDS = ['start', 'refund', 'cancel'];

/** Inside the dots, from one day of the year to another, clockwise from the top. */
function arc(from: number, to: number): string {
  const isLong = to - from > DAYS / 2 ? 1 : 0;
  return `M${at(from)}A66 66 0 ${isLong} 1 ${at(to)}`;
}

function at(day: number): string {
  const angle = (day / DAYS) * 2 * Math.PI;
  return `${(CENTRE + 66 * Math.sin(angle)).toFixed(2)} ${(CENTRE - 66 * Math.cos(angle)).toFixed(2)}`;
}
