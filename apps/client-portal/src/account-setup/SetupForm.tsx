import { useState } from 'react';
import { Button, Form, Input } from 'antd';
import type { ClientSetupBody, ClientSetupView } from '@rep13/contracts';
import { MESSAGES } from '@rep13/contracts/constants';
import { Notice } from '@rep13/ui';
import { showFieldErrors } from '@rep13/ui/antd';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { explainSetup } from './explain-setup.ts';
import { CONFIRMATION_RULES, PASSWORD_RULES } from './password-rules.ts';

interface SetupFormProps {
  /** From the link in our mail; may be empty. */
  clientId: string;
  token: string | undefined;
  onDone: (outcome: ClientSetupView['outcome']) => void;
}

interface SetupValues {
  clientId: string;
  password: string;
  confirmPassword: string;
}

export function SetupForm({ clientId, token, onDone }: SetupFormProps) {
  const [form] = Form.useForm<SetupValues>();
  const { send, isSending } = useSend<ClientSetupBody, ClientSetupView>('POST', '/api/client/setup');
  const [problem, setProblem] = useState('');

  const setUp = async (values: SetupValues) => {
    setProblem('');
    try {
      const body = { clientId: values.clientId.trim(), password: values.password, token };
      onDone((await send(body)).outcome);
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
      <ClientIdField />
      <PasswordFields />
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

function ClientIdField() {
  return (
    <Form.Item
      name="clientId"
      label="Client ID"
      extra="Looks like DSA-XXXXXX. It is in your signup confirmation email."
      rules={[{ required: true, whitespace: true, message: MESSAGES.clientId }]}
      validateFirst
    >
      <Input autoComplete="username" autoCapitalize="characters" spellCheck={false} />
    </Form.Item>
  );
}

function PasswordFields() {
  return (
    <>
      <Form.Item
        name="password"
        label="New password"
        extra="At least 8 characters. A short sentence is easy to remember and hard to guess."
        rules={PASSWORD_RULES}
        validateFirst
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmPassword"
        label="Confirm password"
        dependencies={['password']}
        rules={CONFIRMATION_RULES}
        validateFirst
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
