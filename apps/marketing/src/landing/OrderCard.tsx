import { SAMPLE_ORDER } from '@rep13/content';
import { CheckIcon, OrderClock, StatusBadge } from '@rep13/ui';
import classes from './order-card.module.css';

/** 09:14 and 09:31 in minutes, as in the sample order. */
const RECEIVED = 554;
const ACKNOWLEDGED = 571;

/** The way of one order, from the authority to the client, as the portal shows it. */
export function OrderCard() {
  const { number, subject, basis, steps } = SAMPLE_ORDER;
  return (
    <figure className={classes.figure}>
      <div className={classes.card}>
        <div className={classes.head}>
          <div>
            <p className={classes.number}>{number}</p>
            <p className={classes.subject}>{subject}</p>
            <p className={classes.basis}>{basis}</p>
          </div>
          <div className={classes.clock}>
            <OrderClock from={RECEIVED} to={ACKNOWLEDGED} />
          </div>
        </div>
        <ol className={classes.steps}>
          {steps.map(({ time, title, text }) => (
            <li key={time}>
              <span className={classes.sign}>
                <CheckIcon />
              </span>
              <time>{time}</time>
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={classes.outcome}>
          <StatusBadge tone="good">SLA Compliant</StatusBadge>
          <span>acknowledged after 17 minutes</span>
        </p>
      </div>
      <figcaption>An example. The order and its times are invented.</figcaption>
    </figure>
  );
}
