import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { MESSAGES } from '@rep13/contracts-constants';

const RULES = [{ required: true, whitespace: true, message: MESSAGES.clientId }];

/** The client's user name; the server accepts it in any case and with blanks around it. */
export function ClientIdField({ hint }: { hint?: ReactNode }) {
  return (
    <Form.Item name="clientId" label="Client ID" extra={hint} rules={RULES} validateFirst>
      <Input
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="DSA-XXXXXX"
      />
    </Form.Item>
  );
}
