import { CONTACT_PAGE } from '@rep13/content';
import { Form, FormEnd, Notice, TextAreaField, TextField } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import classes from './contact-form.module.css';
import { useContactForm } from './useContactForm.ts';

const { form: TEXTS } = CONTACT_PAGE;

/** The form. It can be filled in as soon as the page has come to life, so that nothing typed is lost on the way. */
export function ContactForm() {
  const isReady = useIsAlive();
  const { form, isSent, problem, isSending, submit, forgetOutcome } = useContactForm();
  return (
    <Form form={form} isReady={isReady} onSend={submit} onCauseGone={forgetOutcome}>
      <div className={classes.pair}>
        <TextField name="name" label={TEXTS.name} autoComplete="name" />
        <TextField name="email" label={TEXTS.email} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextField name="company" label={TEXTS.company} autoComplete="organization" />
      <TextField name="subject" label={TEXTS.subject} autoComplete="off" />
      <TextAreaField name="message" label={TEXTS.message} rows={7} />
      <div className={classes.end}>
        <FormEnd button={TEXTS.submit} busyButton={TEXTS.pending} isSending={isSending} problem={problem} />
      </div>
      {isSent && (
        <Notice tone="good" role="alert">
          {TEXTS.success}
        </Notice>
      )}
    </Form>
  );
}
