import type { InputHTMLAttributes } from 'react';
import type { Rule } from '@rc-component/form';
import { PlainField } from '../plain-form/PlainField.tsx';
import { FIELD_LABELS, type SignupField } from './signup-fields.ts';

interface SignupTextProps extends InputHTMLAttributes<HTMLInputElement> {
  name: SignupField;
  rules: Rule[];
}

/** One line of text of the registration. */
export function SignupText({ name, rules, ...input }: SignupTextProps) {
  return (
    <PlainField name={name} label={FIELD_LABELS[name]} rules={rules}>
      {(control) => <input {...input} {...control} />}
    </PlainField>
  );
}
