import { useState } from 'react';
import { Form, Input } from 'antd';
import type { FormRule } from 'antd';
import { MESSAGES } from '@rep13/contracts-constants';
import { showFieldErrors } from '@rep13/ui';
import { AppForm, confirmationRules, FormEnd, PASSWORD_RULES } from '@rep13/ui/antd';
import type { ApiError } from '@rep13/web-kit/api';
import { useChangePassword, type PasswordValues } from './useChangePassword.ts';

export function PasswordForm({ username }: { username: string }) {
  const [form] = Form.useForm<PasswordValues>();
  const { changePassword, isSending } = useChangePassword();
  const [problem, setProblem] = useState('');

  const submit = async (values: PasswordValues) => {
    setProblem('');
    const failure = await changePassword(values);
    if (failure?.errors) showFieldErrors(form, failure.errors);
    else if (failure) setProblem(passwordErrorMessage(failure));
    else form.resetFields();
  };

  return (
    <AppForm form={form} name="admin-password" onFinish={submit}>
      {/* Password managers need to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordItem name="currentPassword" label="Current password" rules={CURRENT_RULES} />
      <PasswordItem name="newPassword" label="New password" rules={PASSWORD_RULES} />
      <PasswordItem name="confirmPassword" label="Confirm password" rules={CONFIRMATION_RULES} />
      <FormEnd button="Change Password" busyButton="Changing..." isSending={isSending} problem={problem} />
    </AppForm>
  );
}

const TOO_MANY = 429;

/** Why the password was not changed, where it is about no field. */
const passwordErrorMessage = ({ status }: ApiError): string =>
  status === TOO_MANY
    ? 'Too many attempts. Your password was not changed. Please wait a few minutes and try again.'
    : 'Your password was not changed. Please try again.';

const CONFIRMATION_RULES = confirmationRules('newPassword');
const CURRENT_RULES: FormRule[] = [{ required: true, message: MESSAGES.password }];

interface PasswordItemProps {
  name: keyof PasswordValues;
  label: string;
  rules: FormRule[];
}

function PasswordItem({ name, label, rules }: PasswordItemProps) {
  const isCurrent = name === 'currentPassword';
  return (
    <Form.Item name={name} label={label} rules={rules} validateFirst>
      <Input.Password autoComplete={isCurrent ? 'current-password' : 'new-password'} />
    </Form.Item>
  );
}
