import { CheckIcon } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { useTexts } from '../../language/useLanguage.ts';
import { ORDER_STEPS } from './order-steps.ts';
import { isComplete, type OrderForms } from './useOrderForms.ts';
import { addressOf } from './useOrderStep.ts';
import classes from './order-steps.module.css';

interface OrderStepsProps {
  current: number;
  forms: OrderForms;
}

/**
 * The five steps; each can be opened at any time. Ticked is one that lies behind and lacks nothing: one that was skipped
 * is not done. On a phone only the current one is written out.
 */
export function OrderSteps({ current, forms }: OrderStepsProps) {
  const { form, request } = useTexts();
  const isDone = (index: number) => {
    const step = ORDER_STEPS[index];
    return index < current && step !== undefined && step !== 'review' && isComplete(forms, step);
  };
  return (
    <nav aria-label={form.label}>
      <ol className={classes.steps}>
        {ORDER_STEPS.map((step, index) => (
          <li key={step}>
            <Link to={addressOf(step)} aria-current={index === current ? 'step' : undefined}>
              <span className={classes.number} data-done={isDone(index)}>
                {isDone(index) ? <CheckIcon /> : index + 1}
              </span>
              <span className={classes.name}>{form.steps[step].name}</span>
              {isDone(index) && <span className={classes.said}>({request.steps.places.done})</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
