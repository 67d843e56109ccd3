import * as contact from '@rep13/contracts-api-public/contact';
import { callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import { useForm } from '@rep13/ui';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { CONTACT_RULES, NOTHING_TYPED, type ContactValues } from './contact-rules.ts';
import { LEGAL_ENTITY } from '@rep13/web-kit';

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

/** Why the message did not go out, and what to do; nothing typed is lost. */
function contactErrorMessage(error: unknown): string {
  const otherwise = `or write to ${LEGAL_ENTITY.supportEmail}`;
  if (error instanceof ApiError && error.status === 429) {
    return `You have sent several messages in a short time. Please wait a few minutes, ${otherwise}.`;
  }
  return `Your message was not sent; it is still here. Please try again, ${otherwise}.`;
}
