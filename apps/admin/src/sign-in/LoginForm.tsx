import { Button, Form, Input } from 'antd';
import type { AdminUserView } from '@rep13/contracts-admin';
import { MESSAGES } from '@rep13/contracts-constants';
import { Notice } from '@rep13/ui';
import { AppForm, SecondFactorForm } from '@rep13/ui/antd';
import { useSignIn } from './useSignIn.ts';

interface LoginFormProps {
  /** Filled in beforehand for somebody who was signed in already. */
  username?: string;
  onSignedIn: (user: AdminUserView) => Promise<void>;
}

/** User name and password, then the second factor of who has one. */
export function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const { signIn, isSending, problem, secondFactor } = useSignIn(onSignedIn);
  const { methods, ...showing } = secondFactor;
  if (methods) return <SecondFactorForm methods={methods} {...showing} />;
  return (
    <AppForm name="admin-login" initialValues={{ username }} onFinish={signIn}>
      <Form.Item
        name="username"
        label="Username"
        rules={[{ required: true, whitespace: true, message: MESSAGES.username }]}
        validateFirst
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="password" label="Password" rules={[{ required: true, message: MESSAGES.password }]}>
        <Input.Password autoComplete="current-password" autoFocus={username !== undefined} />
      </Form.Item>
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
