import { withVisibleMarks } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { useLanguage } from '../../language/useLanguage.ts';
import { ORDER_STEPS } from './order-steps.ts';
import { reviewRows } from './review-rows.ts';
import { addressOf } from './useOrderStep.ts';
import { valuesOf, type OrderForms } from './useOrderForms.ts';
import classes from './order-review.module.css';

/** Everything that was typed, step by step, each with the way back to it. */
export function OrderReview({ forms }: { forms: OrderForms }) {
  const language = useLanguage();
  const { review, steps } = language.texts.form;
  const rows = reviewRows(valuesOf(forms), language);
  return ORDER_STEPS.slice(0, -1).map((step) => (
    <section key={step} className={classes.part} aria-labelledby={`review-${step}`}>
      <h3 id={`review-${step}`}>{steps[step].name}</h3>
      <Link to={addressOf(step)} aria-label={`${review.change}: ${steps[step].name}`}>
        {review.change}
      </Link>
      <dl>
        {(rows[step] ?? []).map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-empty={detail === ''}>
              <bdi>{detail === '' ? review.nothing : withVisibleMarks(detail)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
