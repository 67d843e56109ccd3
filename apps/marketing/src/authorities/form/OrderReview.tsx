import { ORDER_FORM, ORDER_STEPS } from '@rep13/content';
import { withVisibleMarks } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { reviewRows } from './review-rows.ts';
import { addressOf } from './useOrderStep.ts';
import { valuesOf, type OrderForms } from './useOrderForms.ts';
import classes from './order-review.module.css';

const { review: TEXTS } = ORDER_FORM;

/** Everything that was typed, step by step, each with the way back to it. */
export function OrderReview({ forms }: { forms: OrderForms }) {
  const rows = reviewRows(valuesOf(forms));
  return ORDER_STEPS.slice(0, -1).map(({ step, name }) => (
    <section key={step} className={classes.part} aria-labelledby={`review-${step}`}>
      <h3 id={`review-${step}`}>{name}</h3>
      <Link to={addressOf(step)} aria-label={`${TEXTS.change}: ${name}`}>
        {TEXTS.change}
      </Link>
      <dl>
        {(rows[step] ?? []).map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-empty={detail === ''}>
              <bdi>{detail === '' ? TEXTS.nothing : withVisibleMarks(detail)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
