import { useState } from 'react';
import { Form, type FormProps } from '@rep13/ui';
import { endToast, useIsAlive } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { ABOUT_FORM } from './about-form.ts';
import { FormProblemContext, formProblem } from './form-problem.ts';

/**
 * A form of the funnel. It can be filled in as soon as the page has come to life, so that nothing typed is lost on the
 * way. What the server refused is said at its fields or beside the button, and goes with its cause, as the toast does.
 */
export function FunnelForm<Values extends object>({ onSend, ...props }: FormProps<Values>) {
  const [problem, setProblem] = useState('');

  const send = async (values: Values) => {
    try {
      await onSend(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!props.form.refuse(error.errors)) setProblem(formProblem(error));
    }
  };
  const forget = () => {
    endToast(ABOUT_FORM);
    setProblem('');
  };
  return (
    <FormProblemContext value={problem}>
      <Form isReady={useIsAlive()} onCauseGone={forget} onSend={send} {...props} />
    </FormProblemContext>
  );
}
