import { Form, Input } from 'antd';
import { confirmationRules, PASSWORD_RULES } from '@rep13/ui/antd';

const CONFIRMATION_RULES = confirmationRules('password');

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** A new password, twice. */
export function NewPasswordFields() {
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
