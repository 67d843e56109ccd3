import { useState } from 'react';
import { Button, Form } from 'antd';
import type { ClientSetupBody, ClientSetupView } from '@rep13/contracts';
import { Notice } from '@rep13/ui';
import { showFieldErrors } from '@rep13/ui/antd';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { ClientIdField } from '../credentials/ClientIdField.tsx';
import { NewPasswordFields, type NewPassword } from '../credentials/NewPasswordFields.tsx';
import { explainSetup } from './explain-setup.ts';

interface SetupFormProps {
  /** From the link in our mail; may be empty. */
  clientId: string;
  token: string | undefined;
  onDone: (outcome: ClientSetupView['outcome'], clientId: string) => void;
}

interface SetupValues extends NewPassword {
  clientId: string;
}

export function SetupForm({ clientId, token, onDone }: SetupFormProps) {
  const [form] = Form.useForm<SetupValues>();
  const { send, isSending } = useSend<ClientSetupBody, ClientSetupView>('POST', '/api/client/setup');
  const [problem, setProblem] = useState('');

  const setUp = async (values: SetupValues) => {
    setProblem('');
    try {
      const body = { clientId: values.clientId.trim(), password: values.password, token };
      onDone((await send(body)).outcome, body.clientId);
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (refused) showFieldErrors(form, refused);
      else setProblem(explainSetup(error));
    }
  };

  return (
    <Form
      form={form}
      name="client-setup"
      layout="vertical"
      validateTrigger="onBlur"
      initialValues={{ clientId }}
      onFinish={setUp}
    >
      <ClientIdField hint="Looks like DSA-XXXXXX. It is in your signup confirmation email." />
      <NewPasswordFields />
      <Button type="primary" htmlType="submit" block disabled={isSending}>
        {isSending ? 'Setting up...' : 'Set Up Account'}
      </Button>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </Form>
  );
}
