import { useState } from 'react';
import type { ContactPointAddendumView } from '@rep13/contracts-agreements';
import { signAddendum } from '@rep13/contracts-api-client/contact-point';
import { detailsToPublish } from '@rep13/contracts-api-public/legal-agreement';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { Form, FormEnd, useForm } from '@rep13/ui';
import { toast, useIsAlive } from '@rep13/web-kit';
import { ApiError, reloadApi, sentenceByCode, useSend, type SentencesByCode } from '@rep13/web-kit/api';
import { isSessionOver } from '../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { NO_SIGNER, SIGNER_RULES, type SignerValues } from '../signer/signer.ts';
import { SignerFields } from '../signer/SignerFields.tsx';
import styles from './mandate.module.css';

interface SignAddendumProps {
  addendum: ContactPointAddendumView;
  signupId: number;
  /** Also after a refusal: what is shown may no longer be what is there. */
  onChanged: () => void;
}

const SENTENCES: SentencesByCode = {
  'agreements.text-changed': 'The addendum has changed. Please read it again.',
  'agreements.mandate-not-in-force': 'Your mandate is not in force. Nothing was signed.',
  'onboarding.account-suspended': 'Your account is suspended: nothing can be signed.',
  'gateway.step-up-required': 'This needs your password. Nothing was signed; what you typed is still there.',
};
const NOT_DONE = 'It could not be signed. What you typed is still there; please try again.';

/** Takes the name and the title of the person who signs for the company. */
export function SignAddendum({ addendum, signupId, onChanged }: SignAddendumProps) {
  const { send, isSending } = useSend(callOf(signAddendum));
  const [problem, setProblem] = useState('');
  const form = useForm<SignerValues>({
    name: 'addendum',
    initial: NO_SIGNER,
    rules: SIGNER_RULES,
  });
  const sign = async ({ signerName, signerTitle }: SignerValues) => {
    setProblem('');
    try {
      await send({ signerName, signerTitle, textSha256: addendum.sha256 });
      toast({ title: 'Addendum signed', description: 'Please publish the new lines on your website.' });
      await reloadApi(addressOf(detailsToPublish, { params: { signupId } }));
    } catch (error) {
      if (isSessionOver(error)) return void (await askWhoIsSignedIn());
      const refusals = error instanceof ApiError ? error.errors : undefined;
      if (!form.refuse(refusals)) setProblem(sentenceByCode(error, SENTENCES) ?? NOT_DONE);
    }
    onChanged();
  };
  return (
    <div className={styles.form}>
      <Form form={form} onSend={sign} isReady={useIsAlive()}>
        <SignerFields>I have read the addendum and am authorised to sign for the company</SignerFields>
        <FormEnd button="Sign the addendum" busyButton="Signing..." isSending={isSending} problem={problem} />
      </Form>
    </div>
  );
}
