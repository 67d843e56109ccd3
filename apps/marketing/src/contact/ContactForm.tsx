import { useRef, type FormEvent } from 'react';
import { CONTACT_PAGE } from '@rep13/content';
import { Notice, buttonStyle } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { ContactInput } from './ContactInput.tsx';
import classes from './contact-form.module.css';
import { FIELDS, type ContactField } from './contact-rules.ts';
import { useContactForm, type Outcome } from './useContactForm.ts';

const { form: TEXTS } = CONTACT_PAGE;

/** The form. It can be filled in as soon as the page has come to life, so that nothing typed is lost on the way. */
export function ContactForm() {
  const isReady = useIsAlive();
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: ContactField) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const { values, errors, outcome, isSending, change, submit } = useContactForm(focus);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      className={classes.form}
      aria-label="Write to us"
    >
      <fieldset disabled={!isReady}>
        {FIELDS.map((field) => (
          <ContactInput
            key={field}
            field={field}
            label={TEXTS[field]}
            value={values[field]}
            error={errors[field]}
            onChange={(value) => change(field, value)}
          />
        ))}
        <button type="submit" className={buttonStyle('primary', 'large')} aria-disabled={isSending}>
          {isSending ? TEXTS.pending : TEXTS.submit}
        </button>
      </fieldset>
      <WhatBecameOfIt outcome={outcome} />
    </form>
  );
}

function WhatBecameOfIt({ outcome }: { outcome: Outcome }) {
  if (!outcome) return null;
  const isSent = outcome.kind === 'sent';
  return (
    <Notice tone={isSent ? 'good' : 'bad'} role="alert">
      {isSent ? TEXTS.success : outcome.text}
    </Notice>
  );
}
