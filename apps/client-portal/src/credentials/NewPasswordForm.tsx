import { useState, type ReactNode } from 'react';
import { Form, FormEnd, useForm, type Refusal, type Rules } from '@rep13/ui';
import { useIsAlive, useQuestionBeforeLeaving } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { NEW_PASSWORD_RULES, NewPasswordFields, type NewPassword } from './NewPasswordFields.tsx';

/** A password is kept nowhere before it is sent. */
const LEAVING_UNSENT = 'Leave this page? Your password is not set yet.';

interface NewPasswordFormProps<TValues extends NewPassword> {
  name: string;
  /** Every field in its order, the new password last. */
  initial: TValues;
  /** Of the fields before the password. */
  rules?: Rules<TValues>;
  button: string;
  /** On the button while it is sent. */
  busyButton: string;
  /** @throws {ApiError} whose field errors are then shown at the fields */
  onSend: (values: TValues) => Promise<void>;
  /** What to show for an error that belongs to no field. */
  errorMessage: (error: unknown) => string;
  /** Fields before the password. */
  children?: ReactNode;
}

/** A new password, sent once, and why it was not taken. */
export function NewPasswordForm<TValues extends NewPassword>(props: NewPasswordFormProps<TValues>) {
  const { name, initial, button, busyButton, children } = props;
  const form = useForm<TValues>({
    name,
    initial,
    rules: { ...props.rules, ...NEW_PASSWORD_RULES } as Rules<TValues>,
  });
  const { send, isSending, problem } = useSending(props, form.refuse);
  useQuestionBeforeLeaving(form.isTouched, LEAVING_UNSENT);
  const submit = async (values: TValues) => {
    if (await send(values)) form.reset();
  };

  return (
    <Form form={form} onSend={submit} isReady={useIsAlive()}>
      {children}
      <NewPasswordFields />
      <FormEnd button={button} busyButton={busyButton} isSending={isSending} problem={problem} />
    </Form>
  );
}

function useSending<TValues extends NewPassword>(
  { onSend, errorMessage }: Pick<NewPasswordFormProps<TValues>, 'onSend' | 'errorMessage'>,
  refuse: (errors?: readonly Refusal[]) => boolean,
) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async (values: TValues) => {
    setProblem('');
    setSending(true);
    try {
      await onSend(values);
      return true;
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (!refuse(refused)) setProblem(errorMessage(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem };
}
