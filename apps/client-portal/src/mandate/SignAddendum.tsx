import { useState } from 'react';
import type { ContactPointAddendumView } from '@rep13/contracts-agreements';
import { signAddendum } from '@rep13/contracts-api-client/contact-point';
import { detailsToPublish } from '@rep13/contracts-api-public/legal-agreement';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { CheckboxField, Form, FormEnd, given, requiredText, TextField, useForm, type Rules } from '@rep13/ui';
import { toast, useIsAlive } from '@rep13/web-kit';
import { ApiError, reloadApi, sentenceByCode, useSend, type SentencesByCode } from '@rep13/web-kit/api';
import { isSessionOver } from '../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import styles from './mandate.module.css';

interface SignAddendumProps {
  addendum: ContactPointAddendumView;
  signupId: number;
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

const SENTENCES: SentencesByCode = {
  'agreements.text-changed': 'The addendum has changed. Please read it again.',
  'agreements.mandate-not-in-force': 'Your mandate is not in force (any more). Nothing was signed.',
  'onboarding.account-suspended': 'Your account is suspended: nothing can be signed.',
  'gateway.step-up-required': 'This needs your password. Nothing was signed; what you typed is still there.',
};
const NOT_DONE = 'It could not be signed. What you typed is still there; please try again.';

/** Takes the name and the title of whoever signs for the company. */
export function SignAddendum({ addendum, signupId, onChanged }: SignAddendumProps) {
  const { send, isSending } = useSend(callOf(signAddendum));
  const [problem, setProblem] = useState('');
  const form = useForm<SignValues>({
    name: 'addendum',
    initial: { signerName: '', signerTitle: '', isAuthorised: false },
    rules: RULES,
  });
  const sign = async ({ signerName, signerTitle }: SignValues) => {
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
        <TextField name="signerName" isPrinted label="Your full name" autoComplete="name" />
        <TextField
          name="signerTitle"
          isPrinted
          label="Your title or position"
          autoComplete="organization-title"
        />
        <CheckboxField name="isAuthorised">
          I have read the addendum and am authorised to sign for the company
        </CheckboxField>
        <FormEnd button="Sign the addendum" busyButton="Signing..." isSending={isSending} problem={problem} />
      </Form>
    </div>
  );
}
