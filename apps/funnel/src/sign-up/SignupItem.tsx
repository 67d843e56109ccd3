import type { ReactElement } from 'react';
import { Form, type FormRule } from 'antd';
import { FIELD_LABELS, type SignupField } from './signup-fields.ts';

interface SignupItemProps {
  name: SignupField;
  rules: FormRule[];
  children: ReactElement;
}

/** One labelled field of the registration; it shows the first thing that is wrong with it. */
export function SignupItem({ name, rules, children }: SignupItemProps) {
  return (
    <Form.Item name={name} label={FIELD_LABELS[name]} rules={rules} validateFirst>
      {children}
    </Form.Item>
  );
}
