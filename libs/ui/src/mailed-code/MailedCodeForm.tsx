import { MESSAGES } from '@rep13/contracts-constants';
import { Form } from '../form/Form.tsx';
import { FormEnd } from '../form/FormEnd.tsx';
import { requiredText } from '../form/rules.ts';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/useForm.ts';
import classes from './mailed-code.module.css';

interface Values {
  clientId: string;
  code: string;
}

interface MailedCodeFormProps {
  /** Where the page knows it. */
  clientId?: string;
  onSend: (values: Values) => Promise<void>;
  isSending: boolean;
  /** Why the code was not taken; empty while nothing is wrong. */
  problem: string;
}

const RULES = { clientId: requiredText(MESSAGES.clientId), code: requiredText(MESSAGES.mailedCode) };

/** The code that stands beside a link in our mails, for who reads them behind a filter that breaks links. Folded away. */
export function MailedCodeForm({ clientId = '', onSend, isSending, problem }: MailedCodeFormProps) {
  const form = useForm<Values>({ name: 'mailed-code', initial: { clientId, code: '' }, rules: RULES });
  return (
    <details className={classes.code}>
      <summary>Enter the code from our email</summary>
      <p>It stands beside the link, for when the link does not open.</p>
      <Form form={form} onSend={onSend}>
        <TextField
          name="clientId"
          label="Client ID in the email"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          name="code"
          label="Code in the email"
          hint="Ten letters and digits, such as K7M2Q-X4P9A."
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormEnd button="Use the Code" busyButton="Checking..." isSending={isSending} problem={problem} />
      </Form>
    </details>
  );
}
