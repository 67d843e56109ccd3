import { useState } from 'react';
import { confirmation, currentPassword, Form, FormEnd, newPassword, PasswordField, useForm } from '@rep13/ui';
import type { Rules } from '@rep13/ui';
import type { ApiError } from '@rep13/web-kit/api';
import { useChangePassword, type PasswordValues } from './useChangePassword.ts';

export function PasswordForm({ username }: { username: string }) {
  const form = useForm<PasswordValues>({ name: 'admin-password', initial: NOTHING_TYPED, rules: RULES });
  const { changePassword, isSending } = useChangePassword();
  const [problem, setProblem] = useState('');

  const submit = async (values: PasswordValues) => {
    setProblem('');
    const failure = await changePassword(values);
    if (!failure) form.reset();
    else if (!form.refuse(failure.errors)) setProblem(passwordErrorMessage(failure));
  };

  return (
    <Form form={form} onSend={submit}>
      {/* Password managers need to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <FormEnd button="Change Password" busyButton="Changing..." isSending={isSending} problem={problem} />
    </Form>
  );
}

const NOTHING_TYPED: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

const RULES: Rules<PasswordValues> = {
  currentPassword,
  newPassword,
  confirmPassword: (repeated, { newPassword: password }) => confirmation(repeated, password),
};

const TOO_MANY = 429;

/** Why the password was not changed, where it is about no field. */
const passwordErrorMessage = ({ status }: ApiError): string =>
  status === TOO_MANY
    ? 'Too many attempts. Your password was not changed. Please wait a few minutes and try again.'
    : 'Your password was not changed. Please try again.';
