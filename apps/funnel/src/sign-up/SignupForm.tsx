import { useState, type ReactNode } from 'react';
import { buttonStyle, Notice } from '@rep13/ui';
import { invalidErrorMessage } from '../form/invalid-error-message.ts';
import { showServerErrors } from '../form/show-server-errors.ts';
import { PlainForm } from '../plain-form/PlainForm.tsx';
import { usePlainForm } from '../plain-form/usePlainForm.ts';
import { PRICE_PER_YEAR } from '../price/price.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { EscalationContactFields, LegalContactFields } from './ContactFields.tsx';
import type { SignupValues } from './signup-fields.ts';
import { useSignupDraft } from './useSignupDraft.ts';
import styles from './signup.module.css';

interface SignupFormProps {
  isBusy: boolean;
  /** @throws {ApiError} whose field errors are then shown at the fields */
  onRegister: (values: SignupValues) => Promise<void>;
}

/** The registration of a company. */
export function SignupForm({ isBusy, onRegister }: SignupFormProps) {
  const form = usePlainForm<SignupValues>('signup');
  const [isInvalid, setInvalid] = useState(false);
  const { initial, keep, settle } = useSignupDraft();

  const submit = (values: SignupValues) => {
    setInvalid(false);
    return onRegister(values).then(settle, (error: unknown) => showServerErrors(form, error));
  };
  const refuse = (failed: Parameters<typeof invalidErrorMessage>[0]) => {
    setInvalid(true);
    invalidErrorMessage(failed);
  };

  return (
    <PlainForm
      form={form}
      initialValues={initial}
      onValuesChange={keep}
      onFinish={submit}
      onFinishFailed={refuse}
    >
      <SignupFields />
      {isInvalid && (
        <Notice tone="bad" role="alert">
          Please fill in all required fields and fix any validation errors before continuing.
        </Notice>
      )}
      <button
        type="submit"
        disabled={isBusy}
        className={`${buttonStyle('primary', 'large')} ${styles.submit}`}
      >
        {isBusy ? 'Processing...' : `Continue to Payment - ${PRICE_PER_YEAR}`}
      </button>
    </PlainForm>
  );
}

function SignupFields() {
  return (
    <>
      <Group title="Your company">
        <CompanyFields />
      </Group>
      <Group title="Primary legal contact" lead="Authorities' orders are forwarded to this person.">
        <LegalContactFields />
      </Group>
      <Group title="Escalation contact" lead="Whom we reach when the legal contact does not answer.">
        <EscalationContactFields />
      </Group>
      <Group title="Your agreement to our terms">
        <ConsentFields />
      </Group>
    </>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  );
}
