import { useId, type InputHTMLAttributes } from 'react';
import { Field } from '@rep13/ui';
import type { ContactField } from './contact-rules.ts';

const HINTS: Record<ContactField, InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  company: { autoComplete: 'organization' },
  subject: { autoComplete: 'off' },
  message: {},
};

interface ContactInputProps {
  field: ContactField;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One field with its label above and what is wrong with it below. */
export function ContactInput({ field, label, value, error, onChange }: ContactInputProps) {
  return (
    <Field id={useId()} label={label} error={error}>
      {(attributes) => {
        const control = { ...attributes, name: field, value, required: true };
        return field === 'message' ? (
          <textarea rows={7} {...control} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...HINTS[field]} {...control} onChange={(event) => onChange(event.target.value)} />
        );
      }}
    </Field>
  );
}
