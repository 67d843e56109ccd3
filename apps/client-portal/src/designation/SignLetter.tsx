import { useState } from 'react';
import type { DesignationView } from '@rep13/contracts-agreements';
import { sign as signLetter } from '@rep13/contracts-api-client/designation';
import { callOf } from '@rep13/contracts-operations';
import { Form, FormEnd, Problem, useForm } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { NO_SIGNER, SIGNER_RULES, type SignerValues } from '../signer/signer.ts';
import { SignerFields } from '../signer/SignerFields.tsx';
import styles from './designation.module.css';

interface SignLetterProps {
  designation: DesignationView;
  companyName: string;
  /** Also after a refusal: what is shown may no longer be what is there. */
  onChanged: () => void;
}

/** Takes the name and the title of the person who signs for the company. */
export function SignLetter({ designation, companyName, onChanged }: SignLetterProps) {
  const { send, isSending } = useSend(callOf(signLetter));
  const [problem, setProblem] = useState('');
  const form = useForm<SignerValues>({
    name: 'letter',
    initial: NO_SIGNER,
    rules: SIGNER_RULES,
  });
  const sign = async ({ signerName, signerTitle }: SignerValues) => {
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
        <SignerFields>I am authorised to sign for {companyName}</SignerFields>
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
  if (code === 'gateway.not-found') return 'There is no letter to sign.';
  if (code === 'onboarding.account-suspended') return 'Your account is suspended: nothing can be signed.';
  return 'The letter could not be signed. What you typed is still there; please try again.';
}
