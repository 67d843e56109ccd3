import type { KeyboardEvent, ReactNode } from 'react';
import { Form, FormEnd, type FormHandle } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { useTexts } from '../../language/useLanguage.ts';
import { ORDER_STEPS } from './order-steps.ts';
import type { OrderFiling } from './useOrderFiling.ts';
import { addressOf } from './useOrderStep.ts';
import classes from './order-form.module.css';

interface StepFormProps<Values> {
  filing: OrderFiling;
  form: FormHandle<Values>;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** One step that is filled in, and the way on and back. */
export function StepForm<Values extends object>({
  filing,
  form,
  onKeyDown,
  children,
}: StepFormProps<Values>) {
  const texts = useTexts().form;
  const isReady = useIsAlive();
  const next = ORDER_STEPS[filing.index + 1];
  return (
    <Form form={form} isReady={isReady} onSend={() => next && filing.go(next)} onKeyDown={onKeyDown}>
      {children}
      <div className={classes.end}>
        <FormEnd button={texts.next} busyButton={texts.next} isSending={false} />
        <StepBefore index={filing.index} />
      </div>
    </Form>
  );
}

/** The way back, by the name of where it leads. */
export function StepBefore({ index }: { index: number }) {
  const { back, steps } = useTexts().form;
  const before = ORDER_STEPS[index - 1];
  if (!before) return null;
  return (
    <Link to={addressOf(before)} className={classes.before}>
      {back(steps[before].name)}
    </Link>
  );
}
