import { ORDER_FORM, ORDER_STEPS } from '@rep13/content';
import { Link } from '@rep13/web-kit/router';
import { addressOf } from './useOrderStep.ts';
import classes from './order-steps.module.css';

/** The five steps; each can be opened at any time. On a phone only the current one is written out. */
export function OrderSteps({ current }: { current: number }) {
  return (
    <nav aria-label={ORDER_FORM.label}>
      <ol className={classes.steps}>
        {ORDER_STEPS.map(({ step, name }, index) => (
          <li key={step}>
            <Link to={addressOf(step)} aria-current={index === current ? 'step' : undefined}>
              <span className={classes.number}>{index + 1}</span>
              <span className={classes.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
