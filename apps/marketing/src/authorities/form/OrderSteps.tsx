import { Link } from '@rep13/web-kit/router';
import { useTexts } from '../../language/useLanguage.ts';
import { ORDER_STEPS } from './order-steps.ts';
import { addressOf } from './useOrderStep.ts';
import classes from './order-steps.module.css';

/** The five steps; each can be opened at any time. On a phone only the current one is written out. */
export function OrderSteps({ current }: { current: number }) {
  const { label, steps } = useTexts().form;
  return (
    <nav aria-label={label}>
      <ol className={classes.steps}>
        {ORDER_STEPS.map((step, index) => (
          <li key={step}>
            <Link to={addressOf(step)} aria-current={index === current ? 'step' : undefined}>
              <span className={classes.number}>{index + 1}</span>
              <span className={classes.name}>{steps[step].name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
