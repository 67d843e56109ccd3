import * as contact from '@rep13/contracts-api-public/contact';
import { callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import { useForm } from '@rep13/ui';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { contactErrorMessage } from './contact-error-message.ts';
import { CONTACT_RULES, NOTHING_TYPED, type ContactValues } from './contact-rules.ts';

/** The state of the form: values stay until the server has taken them. */
export function useContactForm() {
  const form = useForm<ContactValues>({ name: 'contact', initial: NOTHING_TYPED, rules: CONTACT_RULES });
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState('');
  const { send, isSending } = useSend(callOf(contact.send));

  const submit = async (values: ContactValues) => {
    if (isSending) return;
    setProblem('');
    try {
      await send(values);
      form.reset();
      setSent(true);
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (!form.refuse(refused)) setProblem(contactErrorMessage(error));
    }
  };
  const forgetOutcome = () => {
    setSent(false);
    setProblem('');
  };
  return { form, isSent, problem, isSending, submit, forgetOutcome };
}
