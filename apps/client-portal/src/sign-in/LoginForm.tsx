import { useState } from 'react';
import { Button, Form, Input } from 'antd';
import type { ClientLoginBody, ClientUserView } from '@rep13/contracts';
import { MESSAGES } from '@rep13/contracts/constants';
import { Notice } from '@rep13/ui';
import { AppForm } from '@rep13/ui/antd';
import { useSend } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { ClientIdField } from '../credentials/ClientIdField.tsx';
import { beginSession } from '../session/useClientUser.ts';
import { explainLogin } from './explain-login.ts';

interface LoginFormProps {
  /** Known from the screen before, else empty. */
  clientId: string | undefined;
  onSignedIn: () => void;
}

/** Client ID and password; the page goes on by itself once somebody is signed in. */
export function LoginForm({ clientId, onSignedIn }: LoginFormProps) {
  const { send, isSending } = useSend<ClientLoginBody, ClientUserView>('POST', '/api/client/login');
  const [problem, setProblem] = useState('');

  const signIn = async (values: ClientLoginBody) => {
    setProblem('');
    try {
      await send({ ...values, clientId: values.clientId.trim() });
      onSignedIn();
      await beginSession();
    } catch (error) {
      setProblem(explainLogin(error));
    }
  };

  return (
    <AppForm name="client-login" initialValues={{ clientId }} onFinish={signIn}>
      <ClientIdField />
      <PasswordField />
      <Button type="primary" htmlType="submit" block disabled={isSending}>
        {isSending ? 'Signing in...' : 'Sign In'}
      </Button>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </AppForm>
  );
}

function PasswordField() {
  return (
    <Form.Item
      name="password"
      label="Password"
      extra={<Link to="/client/reset">Forgot your password?</Link>}
      rules={[{ required: true, message: MESSAGES.password }]}
    >
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}
