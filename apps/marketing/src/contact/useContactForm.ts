import { useState } from 'react';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { contactErrorMessage } from './contact-error-message.ts';
import {
  EMPTY,
  errorOf,
  errorsOf,
  FIELDS,
  isContactField,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from './contact-rules.ts';

/** What became of the last message. */
export type Outcome = { kind: 'sent' } | { kind: 'failed'; text: string } | null;

/** The state of the form: values stay until the server has taken them. */
export function useContactForm(focus: (field: ContactField) => void) {
  const [values, setValues] = useState<ContactValues>(EMPTY);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { send, isSending } = useSend<ContactValues>('POST', '/api/contact');

  const change = (field: ContactField, value: string) => {
    setValues({ ...values, [field]: value });
    // A field that was refused says at once when it is right.
    if (errors[field]) setErrors({ ...errors, [field]: errorOf(field, value) });
  };

  const refuse = (found: ContactErrors) => {
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) focus(first);
  };

  const submit = async () => {
    if (isSending) return;
    setOutcome(null);
    const found = errorsOf(values);
    if (Object.keys(found).length > 0) return refuse(found);
    try {
      await send(values);
      setValues(EMPTY);
      setErrors({});
      setOutcome({ kind: 'sent' });
    } catch (error) {
      const atFields = errorsAtFields(error);
      refuse(atFields);
      if (Object.keys(atFields).length === 0)
        setOutcome({ kind: 'failed', text: contactErrorMessage(error) });
    }
  };
  return { values, errors, outcome, isSending, change, submit };
}

function errorsAtFields(error: unknown): ContactErrors {
  const refused = (error instanceof ApiError && error.errors) || [];
  return Object.fromEntries(
    refused.filter(({ path }) => isContactField(path)).map(({ path, message }) => [path, message]),
  );
}
