import { ring } from '../pictures/ring.ts';
import classes from './logo.module.css';

/** Twelve dots and the thirteenth in their midst, with the name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        {ring(12.5, 16).map((dot) => (
          <circle key={`${dot.cx} ${dot.cy}`} {...dot} r="1.7" fill="currentColor" />
        ))}
        <circle cx="16" cy="16" r="5" className={classes.thirteenth} />
      </svg>
      Rep13
    </span>
  );
}
