import { Form, FormEnd, useForm, type FormHandle } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { useTexts } from '../../language/useLanguage.ts';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderReview } from './OrderReview.tsx';
import { StepBefore } from './StepForm.tsx';
import type { OrderFiling } from './useOrderFiling.ts';
import classes from './order-form.module.css';

/** The last step: all of it to read over, the files, and the button that sends it. */
export function ReviewStep({ filing }: { filing: OrderFiling }) {
  const { review } = useTexts().form;
  const isReady = useIsAlive();
  const form: FormHandle<object> = useForm({ name: 'authorities-review', initial: {} });
  const { step, problem, submit } = filing.sending;
  return (
    <>
      <OrderReview forms={filing.forms} />
      <Form form={form} isReady={isReady} onSend={() => void submit()}>
        <OrderFiles files={filing.files} onChange={filing.setFiles} />
        <p className={classes.means}>{review.work}</p>
        <div className={classes.end}>
          <FormEnd
            button={review.submit}
            busyButton={step === 'working' ? review.working : review.sending}
            isSending={step !== 'idle'}
            problem={problem}
          />
          <StepBefore index={filing.index} />
        </div>
      </Form>
    </>
  );
}
