import { useState, type ReactNode } from 'react';
import { Form } from 'antd';
import { showFieldErrors } from '@rep13/ui';
import { AppForm, FormEnd } from '@rep13/ui/antd';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { ApiError } from '@rep13/web-kit/api';
import { NewPasswordFields, type NewPassword } from './NewPasswordFields.tsx';

/** A password is kept nowhere before it is sent. */
const LEAVING_UNSENT = 'Leave this page? Your password is not set yet.';

interface NewPasswordFormProps<TValues extends NewPassword> {
  name: string;
  initialValues?: Partial<TValues>;
  button: string;
  /** On the button while it is sent. */
  busyButton: string;
  /** @throws {ApiError} whose field errors are then shown at the fields */
  onSend: (values: TValues) => Promise<void>;
  /** What to show for an error that belongs to no field. */
  errorMessage: (error: unknown) => string;
  /** The form stays on its page when all was well, empty; otherwise the page leads on. */
  staysWhenSent?: true;
  /** Fields before the password. */
  children?: ReactNode;
}

/** A new password, sent once, and why it was not taken. */
export function NewPasswordForm<TValues extends NewPassword>(props: NewPasswordFormProps<TValues>) {
  const { name, initialValues, button, busyButton, staysWhenSent, children } = props;
  const [form] = Form.useForm<TValues>();
  const { send, isSending, isUnsent, touch, problem } = useSending(props, (errors) =>
    showFieldErrors(form, errors),
  );
  useQuestionBeforeLeaving(isUnsent, LEAVING_UNSENT);
  const sendAndStay = async (values: TValues) => {
    if (await send(values)) form.resetFields();
  };

  return (
    <AppForm
      form={form}
      name={name}
      initialValues={initialValues}
      onValuesChange={touch}
      onFinish={staysWhenSent ? sendAndStay : send}
    >
      {children}
      <NewPasswordFields />
      <FormEnd button={button} busyButton={busyButton} isSending={isSending} problem={problem} />
    </AppForm>
  );
}

type Refused = NonNullable<ApiError['errors']>;

function useSending<TValues extends NewPassword>(
  { onSend, errorMessage }: Pick<NewPasswordFormProps<TValues>, 'onSend' | 'errorMessage'>,
  showAtFields: (errors: Refused) => void,
) {
  const [isSending, setSending] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async (values: TValues) => {
    setProblem('');
    setSending(true);
    try {
      await onSend(values);
      setUnsent(false);
      return true;
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (refused) showAtFields(refused);
      else setProblem(errorMessage(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, isUnsent, touch: () => setUnsent(true), problem };
}
