import { useState } from 'react';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { formDraft, requiredEmail, requiredText, TextField, useForm } from '@rep13/ui';
import { formToast } from '../form/about-form.ts';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { FunnelFormEnd } from '../form/FunnelFormEnd.tsx';
import { prefilled } from '../visitor/prefilled.ts';
import { useSaveCheck, type CheckContact } from './useSaveCheck.ts';
import styles from './check.module.css';

const DRAFT = formDraft<CheckContact>('check');
const RULES = {
  email: requiredEmail(),
  companyName: requiredText(MESSAGES.companyName, LIMITS.nameMax),
};

/** Who gave the answers. */
export function ContactStep() {
  const [initial] = useState(() => ({
    email: prefilled('email'),
    companyName: prefilled('company'),
    ...DRAFT.read(),
  }));
  const form = useForm<CheckContact>({ name: 'check', initial, rules: RULES, onChange: DRAFT.save });
  const { save, isSending } = useSaveCheck();

  return (
    <>
      <p className={styles.hint}>
        We keep your answers with these details, so that you can refer to the assessment later. The result
        comes next, on this page.
      </p>
      <FunnelForm
        form={form}
        onSend={(contact) => save(contact).then(DRAFT.forget)}
        onRefused={() => missingErrorMessage(form.values)}
      >
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="companyName" label="Company name" autoComplete="organization" />
        <FunnelFormEnd button="Show My Result" busyButton="Saving..." isSending={isSending} />
      </FunnelForm>
    </>
  );
}

function missingErrorMessage({ email, companyName }: CheckContact): void {
  if (email.trim() && companyName.trim()) return;
  formToast({
    title: 'Missing information',
    description: 'Please fill in both email and company name.',
  });
}
