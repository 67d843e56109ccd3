import { PENALTY_SCALE } from '@rep13/content';
import classes from './penalty-scale.module.css';

/** Each bar is a whole in a hundred parts; the parts that a breach can cost are filled. */
export function PenaltyScale() {
  const { caption, bars } = PENALTY_SCALE;
  return (
    <figure className={classes.scale}>
      <ul>
        {bars.map(({ share, of, why }) => (
          <li key={share}>
            <p className={classes.share}>{share}</p>
            <div>
              <p>
                <b>{why}</b>
                <br />
                {of}
              </p>
              <Hundred filled={Number.parseFloat(share)} />
            </div>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A hundred strokes, drawn as two dashed lines. */
function Hundred({ filled }: { filled: number }) {
  return (
    <svg viewBox="0 0 500 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <line
        x2="500"
        y1="10"
        y2="10"
        stroke="var(--color-edge)"
        strokeWidth="20"
        strokeDasharray="2 3"
        opacity="0.55"
      />
      <line
        x2={filled * 5}
        y1="10"
        y2="10"
        stroke="var(--color-bad)"
        strokeWidth="20"
        strokeDasharray="3.5 1.5"
      />
    </svg>
  );
}
