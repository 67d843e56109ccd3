import { Form, Input } from 'antd';
import type { AdminSignInBody, AdminUserView } from '@rep13/contracts-admin';
import { MESSAGES } from '@rep13/contracts-constants';
import { SignInForm } from '@rep13/ui/antd';
import { useSignIn } from './useSignIn.ts';

interface SignInFormProps {
  /** Filled in beforehand for somebody who was signed in already. */
  username?: string;
  onSignedIn: (user: AdminUserView) => Promise<void>;
}

/** User name and password, then the second factor of who has one. */
export function AdminSignInForm({ username, onSignedIn }: SignInFormProps) {
  return (
    <SignInForm<AdminSignInBody>
      name="admin-sign-in"
      initialValues={{ username }}
      hasPasswordFocus={username !== undefined}
      {...useSignIn(onSignedIn)}
    >
      <Form.Item
        name="username"
        label="Username"
        rules={[{ required: true, whitespace: true, message: MESSAGES.username }]}
        validateFirst
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
    </SignInForm>
  );
}
