import { Button, Form, Input } from 'antd';
import { MESSAGES } from '@rep13/contracts-constants';
import { Notice } from '@rep13/ui';
import { AppForm, SecondFactorForm } from '@rep13/ui/antd';
import { Link } from '@rep13/web-kit/router';
import { ClientIdField } from '../credentials/ClientIdField.tsx';
import { useSignIn } from './useSignIn.ts';

interface LoginFormProps {
  /** Known from the screen before, else empty. */
  clientId: string | undefined;
  onSignedIn: () => void;
}

/** Client ID and password, then the second factor of who has one; the page goes on by itself once somebody is signed in. */
export function LoginForm({ clientId, onSignedIn }: LoginFormProps) {
  const { signIn, isSending, problem, secondFactor } = useSignIn(onSignedIn);
  const { methods, ...showing } = secondFactor;
  if (methods) return <SecondFactorForm methods={methods} {...showing} />;
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
