import { useEffect } from 'react';
import { Form, type FormProps } from '@rep13/ui';
import { endToast, useIsAlive } from '@rep13/web-kit';
import { ABOUT_FORM } from './about-form.ts';
import { endFormProblem } from './form-problem.ts';

/**
 * A form of the funnel. It can be filled in as soon as the page has come to life, so that nothing typed is lost on the
 * way, and what was said about it goes with its cause.
 */
export function FunnelForm<Values extends object>({ onSend, ...form }: FormProps<Values>) {
  useEffect(() => endFormProblem, []);
  return (
    <Form
      isReady={useIsAlive()}
      onCauseGone={() => endToast(ABOUT_FORM)}
      onSend={(values) => {
        endFormProblem();
        return onSend(values);
      }}
      {...form}
    />
  );
}
