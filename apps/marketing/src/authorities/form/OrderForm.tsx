import { useEffect, useRef } from 'react';
import { useTexts } from '../../language/useLanguage.ts';
import { Completeness } from './Completeness.tsx';
import { ContentStep } from './ContentStep.tsx';
import { ORDER_STEPS } from './order-steps.ts';
import { OrderSteps } from './OrderSteps.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SenderStep } from './SenderStep.tsx';
import { TargetStep } from './TargetStep.tsx';
import { TermsStep } from './TermsStep.tsx';
import type { OrderFiling } from './useOrderFiling.ts';
import classes from './order-form.module.css';

/** The form: where one is, the step, and beside it what the law asks for. */
export function OrderForm({ filing }: { filing: OrderFiling }) {
  const { forms, index } = filing;
  const { steps, draft } = useTexts().form;
  const heading = useStepFocus(filing);
  return (
    <section className={classes.form} aria-labelledby="step-title">
      <OrderSteps current={index} forms={forms} />
      <div className={classes.columns}>
        <div className={classes.step}>
          <h2 id="step-title" ref={heading} tabIndex={-1}>
            {steps[ORDER_STEPS[index] ?? 'target'].title}
          </h2>
          <Step filing={filing} />
        </div>
        <aside className={classes.beside}>
          <Completeness forms={forms} />
          <p className={classes.draft}>{draft}</p>
        </aside>
      </div>
    </section>
  );
}

function Step({ filing }: { filing: OrderFiling }) {
  switch (ORDER_STEPS[filing.index]) {
    case 'sender':
      return <SenderStep filing={filing} />;
    case 'order':
      return <ContentStep filing={filing} />;
    case 'terms':
      return <TermsStep filing={filing} />;
    case 'review':
      return <ReviewStep filing={filing} />;
    default:
      return <TargetStep filing={filing} />;
  }
}

/** A step begins at its heading; one that is opened because something is wrong, at the list of that. */
function useStepFocus({ index, isWrong }: OrderFiling) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (isWrong) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [index, isWrong]);
  return heading;
}
