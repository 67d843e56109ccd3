import type { AdminSignInBody, AdminUserView } from '@rep13/contracts-admin';
import { MESSAGES } from '@rep13/contracts-constants';
import { requiredText, TextField } from '@rep13/ui';
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
      initial={{ username: username ?? '', password: '' }}
      rules={RULES}
      hasPasswordFocus={username !== undefined}
      {...useSignIn(onSignedIn)}
    >
      <TextField
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </SignInForm>
  );
}

const RULES = { username: requiredText(MESSAGES.username) };
