import { OFFERED_FEE } from '@rep13/contracts-constants';
import type { ReactNode } from 'react';
import { useForm } from '@rep13/ui';
import { ConsentFields } from '@rep13/ui/consents';
import { CompanyFields, EscalationContactFields, LegalContactFields } from '@rep13/ui/particulars';
import { INVALID_LEAD, invalidErrorMessage } from '../form/about-form.ts';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { FunnelFormEnd } from '../form/FunnelFormEnd.tsx';
import { pricePerYear } from '../price/price.ts';
import type { SignupValues } from './signup-fields.ts';
import { useSignupDraft } from './useSignupDraft.ts';
import styles from './signup.module.css';
import { CONSENT_RULES } from '@rep13/ui/consents';
import { PARTICULARS_RULES } from '@rep13/ui/particulars';
import type { Rules } from '@rep13/ui';

/** As the body class `SignupBody` of the contracts has them. */
const SIGNUP_RULES: Rules<SignupValues> = { ...PARTICULARS_RULES, ...CONSENT_RULES };

interface SignupFormProps {
  isBusy: boolean;
  /** @throws {ApiError} whose field errors are then shown at the fields */
  onRegister: (values: SignupValues) => Promise<void>;
}

/** The registration of a company. */
export function SignupForm({ isBusy, onRegister }: SignupFormProps) {
  const { initial, saveDraft, settle } = useSignupDraft();
  const form = useForm<SignupValues>({ name: 'signup', initial, rules: SIGNUP_RULES, onChange: saveDraft });
  return (
    <div className={styles.form}>
      <FunnelForm
        form={form}
        summaryLead={INVALID_LEAD}
        onSend={(values) => onRegister(values).then(settle)}
        onRefused={invalidErrorMessage}
      >
        <SignupFields />
        <FunnelFormEnd
          button={`Continue to Payment - ${pricePerYear(OFFERED_FEE)}`}
          busyButton="Processing..."
          isSending={isBusy}
        />
      </FunnelForm>
    </div>
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
      <Group title="Escalation contact" lead="Who we contact if the legal contact does not reply.">
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
