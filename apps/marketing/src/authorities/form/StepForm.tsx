import type { KeyboardEvent, ReactNode } from 'react';
import { ORDER_FORM, ORDER_STEPS } from '@rep13/content';
import { Form, FormEnd, type FormHandle } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
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
  const isReady = useIsAlive();
  const next = ORDER_STEPS[filing.index + 1];
  return (
    <Form form={form} isReady={isReady} onSend={() => next && filing.go(next.step)} onKeyDown={onKeyDown}>
      {children}
      <div className={classes.end}>
        <FormEnd button={ORDER_FORM.next} busyButton={ORDER_FORM.next} isSending={false} />
        <StepBefore index={filing.index} />
      </div>
    </Form>
  );
}

/** The way back, by the name of where it leads. */
export function StepBefore({ index }: { index: number }) {
  const before = ORDER_STEPS[index - 1];
  if (!before) return null;
  return (
    <Link to={addressOf(before.step)} className={classes.before}>
      {ORDER_FORM.back} “{before.name}”
    </Link>
  );
}
