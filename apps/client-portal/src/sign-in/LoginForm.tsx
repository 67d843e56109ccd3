import { useState } from 'react';
import { Button, Form, Input } from 'antd';
import type { ClientLoginBody, ClientUserView } from '@rep13/contracts';
import { MESSAGES } from '@rep13/contracts/constants';
import { Notice } from '@rep13/ui';
import { useSend } from '@rep13/web-kit/api';
import { beginSession } from '../session/useClientUser.ts';
import { explainLogin } from './explain-login.ts';

/** Client ID and password; the page goes on by itself once somebody is signed in. */
export function LoginForm() {
  const { send, isSending } = useSend<ClientLoginBody, ClientUserView>('POST', '/api/client/login');
  const [problem, setProblem] = useState('');

  const signIn = async (values: ClientLoginBody) => {
    setProblem('');
    try {
      await send({ ...values, clientId: values.clientId.trim() });
      await beginSession();
    } catch (error) {
      setProblem(explainLogin(error));
    }
  };

  return (
    <Form name="client-login" layout="vertical" validateTrigger="onBlur" onFinish={signIn}>
      <Fields />
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

function Fields() {
  return (
    <>
      <Form.Item
        name="clientId"
        label="Client ID"
        rules={[{ required: true, whitespace: true, message: MESSAGES.clientId }]}
        validateFirst
      >
        <Input
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="DSA-XXXXXX"
        />
      </Form.Item>
      <Form.Item name="password" label="Password" rules={[{ required: true, message: MESSAGES.password }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
    </>
  );
}
