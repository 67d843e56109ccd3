import { useState } from 'react';
import type { DesignationView } from '@rep13/contracts-agreements';
import { sign as signLetter } from '@rep13/contracts-api-client/designation';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import {
  CheckboxField,
  Form,
  FormEnd,
  given,
  Problem,
  requiredText,
  TextField,
  useForm,
  type Rules,
} from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import styles from './designation.module.css';

interface SignLetterProps {
  designation: DesignationView;
  companyName: string;
  /** Also after a refusal: what is shown may no longer be what is there. */
  onChanged: () => void;
}

interface SignValues {
  signerName: string;
  signerTitle: string;
  isAuthorised: boolean;
}

const RULES: Rules<SignValues> = {
  signerName: requiredText(MESSAGES.signature, LIMITS.signatureMax),
  signerTitle: requiredText(MESSAGES.signerTitle, LIMITS.signerTitleMax),
  isAuthorised: given('Please confirm that you are authorised to sign'),
};

/** Takes the name and the title of whoever signs for the company. */
export function SignLetter({ designation, companyName, onChanged }: SignLetterProps) {
  const { send, isSending } = useSend(callOf(signLetter));
  const [problem, setProblem] = useState('');
  const form = useForm<SignValues>({
    name: 'letter',
    initial: { signerName: '', signerTitle: '', isAuthorised: false },
    rules: RULES,
  });
  const sign = async ({ signerName, signerTitle }: SignValues) => {
    setProblem('');
    try {
      await send({ signerName, signerTitle, textSha256: designation.letter.sha256 });
      toast({ title: 'Letter signed', description: `We send it to ${designation.coordinator}.` });
    } catch (error) {
      if (!form.refuse(refusalsOf(error))) setProblem(problemOf(error));
    }
    onChanged();
  };
  return (
    <div className={styles.form}>
      <Form form={form} onSend={sign}>
        <TextField name="signerName" isPrinted label="Your full name" autoComplete="name" />
        <TextField
          name="signerTitle"
          isPrinted
          label="Your title or position"
          autoComplete="organization-title"
        />
        <CheckboxField name="isAuthorised">I am authorised to sign for {companyName}</CheckboxField>
        <Problem text={problem} />
        <FormEnd button="Sign the letter" busyButton="Signing..." isSending={isSending} />
      </Form>
    </div>
  );
}

const refusalsOf = (error: unknown) => (error instanceof ApiError ? error.errors : []);

function problemOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'agreements.text-changed') return 'The letter has changed. Please read it again.';
  if (code === 'gateway.not-found') return 'No letter waits for your signature (any more).';
  if (code === 'onboarding.account-suspended') return 'Your account is suspended: nothing can be signed.';
  return 'The letter could not be signed. What you typed is still there; please try again.';
}
