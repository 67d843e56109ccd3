import { useId, type InputHTMLAttributes } from 'react';
import { StopIcon } from '@rep13/ui';
import classes from './contact-form.module.css';
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
  const id = useId();
  const helpId = `${id}_help`;
  const attributes = {
    id,
    name: field,
    value,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? helpId : undefined,
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {field === 'message' ? (
        <textarea rows={7} {...attributes} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...HINTS[field]} {...attributes} onChange={(event) => onChange(event.target.value)} />
      )}
      {error && (
        <p id={helpId} className={classes.error}>
          <StopIcon />
          {error}
        </p>
      )}
    </div>
  );
}
