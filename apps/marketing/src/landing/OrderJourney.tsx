import { SAMPLE_ORDER } from '@rep13/content';
import classes from './order-journey.module.css';
import { OrderRoute } from './OrderRoute.tsx';

/** The way of one order across the whole window, from the authority to the client. */
export function OrderJourney() {
  const { title, lead, number, subject, basis, steps, note } = SAMPLE_ORDER;
  return (
    <section className={classes.journey} aria-labelledby="order-journey">
      <div className={classes.head}>
        <div>
          <h2 id="order-journey">{title}</h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        <p className={classes.order}>
          <b>{subject}</b>, {basis}. <span>{number}</span>
          <br />
          {note}
        </p>
      </div>
      <figure aria-labelledby="order-journey">
        <div className={classes.route}>
          <OrderRoute />
        </div>
        <ol className={classes.steps}>
          {steps.map(({ time, title: step, text }) => (
            <li key={time}>
              <time>{time}</time>
              <b>{step}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  );
}
