import { useState } from 'react';
import { ask as askForChange } from '@rep13/contracts-api-client/profile-changes';
import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { MESSAGES } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import { Form, FormEnd, useForm } from '@rep13/ui';
import {
  changedParticulars,
  PARTICULARS_RULES,
  ParticularsFields,
  typedParticulars,
  type ParticularsValues,
} from '@rep13/ui/particulars';
import { toast, useIsAlive } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { changeErrorMessage } from './change-error-message.ts';
import { isSessionOver } from '../session/is-session-over.ts';
import styles from './profile-changes.module.css';

interface ChangeDetailsProps {
  company: ClientProfileView;
  onAsked: () => void;
}

/** The form, filled with what is known and folded away until it is wanted. */
export function ChangeDetails({ company, onAsked }: ChangeDetailsProps) {
  return (
    <details className={styles.form}>
      <summary>Edit details</summary>
      <p>
        Contact names change immediately, unless they are part of a change that we have to review. A new email
        address gets a link to confirm it, and we check changes to company details; until then nothing
        changes. Your legal contact is notified.
      </p>
      <DetailsForm company={company} onAsked={onAsked} />
    </details>
  );
}

function DetailsForm({ company, onAsked }: ChangeDetailsProps) {
  const initial = typedParticulars(company);
  const form = useForm<ParticularsValues>({ name: 'details', initial, rules: PARTICULARS_RULES });
  const { send, isSending } = useSend(callOf(askForChange));
  const [problem, setProblem] = useState('');

  const ask = async (typed: ParticularsValues) => {
    const changes = changedParticulars(company, typed);
    if (Object.keys(changes).length === 0) return setProblem(`${MESSAGES.profileUnchanged}.`);
    setProblem('');
    try {
      const { state } = await send(changes);
      toast(
        state === 'applied'
          ? { title: 'Details changed', description: 'They are used from now on.' }
          : { title: 'Change requested', description: 'Its status is shown here.' },
      );
      onAsked();
    } catch (error) {
      if (isSessionOver(error)) await askWhoIsSignedIn();
      else if (!form.refuse(error instanceof ApiError ? error.errors : undefined))
        setProblem(changeErrorMessage(error));
    }
  };
  return (
    <Form form={form} onSend={ask} onCauseGone={() => setProblem('')} isReady={useIsAlive()}>
      <ParticularsFields />
      <FormEnd button="Ask for this change" busyButton="Sending…" isSending={isSending} problem={problem} />
    </Form>
  );
}
