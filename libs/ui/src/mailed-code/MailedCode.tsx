import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@rep13/contracts-constants';
import { Form } from '../form/Form.tsx';
import { FormEnd } from '../form/FormEnd.tsx';
import { requiredText } from '../form/rules.ts';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/useForm.ts';
import { useControlTexts } from '../language/control-texts.ts';
import classes from './mailed-code.module.css';

interface Values {
  clientId: string;
  code: string;
}

interface MailedCodeProps {
  /** Where the page knows it. */
  clientId?: string;
  onSend: (values: Values) => Promise<void>;
  isSending: boolean;
  /** Why the code was not taken; empty while nothing is wrong. */
  problem: string;
}

const RULES = { clientId: requiredText(MESSAGES.clientId), code: requiredText(MESSAGES.mailedCode) };

/**
 * The code that stands beside a link in our mails, for who reads them behind a filter that breaks links. Asked for only
 * once somebody says to have one.
 */
export function MailedCode(props: MailedCodeProps) {
  return (
    <TypedInstead>
      <CodeForm {...props} />
    </TypedInstead>
  );
}

interface TypedInsteadProps {
  /** A code was typed already, and was none. */
  startsOpen?: boolean;
  /** The form. */
  children: ReactNode;
}

/** The button that brings the form, and what it is about. */
export function TypedInstead({ startsOpen = false, children }: TypedInsteadProps) {
  const texts = useControlTexts();
  const [isOpen, setOpen] = useState(startsOpen);
  if (isOpen) return children;
  return (
    <p>
      {texts.linkFails}{' '}
      <button type="button" className={classes.open} onClick={() => setOpen(true)}>
        {texts.enterCode}
      </button>
    </p>
  );
}

function CodeForm({ clientId = '', onSend, isSending, problem }: MailedCodeProps) {
  const form = useForm<Values>({ name: 'mailed-code', initial: { clientId, code: '' }, rules: RULES });
  return (
    <Form form={form} onSend={onSend}>
      <TextField
        name="clientId"
        label="Client ID in the email"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CodeField />
      <FormEnd button="Use the Code" busyButton="Checking..." isSending={isSending} problem={problem} />
    </Form>
  );
}

/** The code itself, in any case and with or without its dash. */
export function CodeField() {
  const { code, codeHint } = useControlTexts();
  return (
    <TextField
      name="code"
      label={code}
      hint={codeHint}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
