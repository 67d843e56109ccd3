import { PROOF } from '@rep13/content';
import { ClockIcon, StatusBadge } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { SampleEntry } from '../register/SampleEntry.tsx';
import classes from './proof.module.css';
import { useIsOperational } from './useIsOperational.ts';

/** Beside the promise: what others find about a client of ours, and what a visitor can look up before relying on it. */
export function Proof() {
  const { title, order, register, agreement, status } = PROOF;
  const isOperational = useIsOperational();
  return (
    <div className={classes.proof}>
      <SampleEntry>
        <p className={classes.order}>
          <ClockIcon /> {order}
        </p>
      </SampleEntry>
      <section aria-labelledby="proof">
        <h2 id="proof">{title}</h2>
        <ul>
          <li>
            <Link to={register.to}>{register.action}</Link>
          </li>
          <li>
            <Link to={agreement.to}>{agreement.action}</Link>
          </li>
          <li>
            <Link to={status.to}>{status.action}</Link>
            {isOperational && <StatusBadge tone="good">{status.operational}</StatusBadge>}
          </li>
        </ul>
      </section>
    </div>
  );
}
