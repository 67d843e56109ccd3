import { useState } from 'react';
import { Button, Form, Input } from 'antd';
import type { AdminLoginBody, AdminUserView } from '@rep13/contracts';
import { MESSAGES } from '@rep13/contracts/constants';
import { Notice } from '@rep13/ui';
import { useSend } from '@rep13/web-kit/api';
import { beginSession } from '../session/useAdminUser.ts';
import { explainLogin } from './explain-login.ts';

/** User name and password; the page goes on by itself once somebody is signed in. */
export function LoginForm() {
  const { send, isSending } = useSend<AdminLoginBody, AdminUserView>('POST', '/api/admin/login');
  const [problem, setProblem] = useState('');

  const signIn = async (values: AdminLoginBody) => {
    setProblem('');
    try {
      await send({ ...values, username: values.username.trim() });
      await beginSession();
    } catch (error) {
      setProblem(explainLogin(error));
    }
  };

  return (
    <Form name="admin-login" layout="vertical" validateTrigger="onBlur" onFinish={signIn}>
      <Form.Item
        name="username"
        label="Username"
        rules={[{ required: true, whitespace: true, message: MESSAGES.username }]}
        validateFirst
      >
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="password" label="Password" rules={[{ required: true, message: MESSAGES.password }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block disabled={isSending}>
        {isSending ? 'Signing in...' : 'Sign In'}
      </Button>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </Form>
  );
}
