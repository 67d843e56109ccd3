import { useState, type ReactNode } from 'react';
import type { ProviderInformationFields, ProviderInformationView } from '@rep13/contracts-onboarding';
import { buttonStyle, formatDate, Notice, useForm } from '@rep13/ui';
import { AppTheme, type Density } from '@rep13/ui/antd';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { FunnelFormEnd } from '../form/FunnelFormEnd.tsx';
import { INVALID_LEAD, invalidErrorMessage } from '../form/about-form.ts';
import { LEAVING_UNSENT } from '../form/leaving-unsent.ts';
import { SessionOver } from '../visitor/SessionOver.tsx';
import { ComplianceNotes } from './ComplianceNotes.tsx';
import { ProviderFields } from './ProviderFields.tsx';
import { PROVIDER_RULES } from './provider-rules.ts';
import { SaveForLater } from './SaveForLater.tsx';
import { fieldsOf, type ProviderValues } from './provider-values.ts';
import { useUnsaved } from './useUnsaved.ts';
import styles from './provider-information.module.css';

interface ProviderFormProps {
  /** How close the fields stand, here and in the portal. */
  density: Density;
  signupId: number;
  record: ProviderInformationView | null;
  isReadOnly: boolean;
  isSending: boolean;
  /** Nothing can be saved before a new sign-in. */
  isSessionOver: boolean;
  /** @throws {ApiError} whose field errors are then shown at the fields */
  onSave: (fields: ProviderInformationFields) => Promise<ProviderInformationView>;
}

/** Saves it for the first time or again; what is typed is kept in this tab until it is saved. */
export function ProviderForm({ signupId, record, isReadOnly, onSave, ...page }: ProviderFormProps) {
  const { density, isSending, isSessionOver } = page;
  const unsaved = useUnsaved(signupId, record);
  const { initial, save } = unsaved;
  const form = useForm<ProviderValues>({ name: 'provider', initial, rules: PROVIDER_RULES, onChange: save });
  // After signing in again, what was typed is still there.
  useQuestionBeforeLeaving(unsaved.isUnsaved && !isSessionOver, LEAVING_UNSENT);
  const [uploads, setUploads] = useState(0);

  const show = (saved: ProviderInformationView | null) => form.reset(unsaved.forget(saved));

  return (
    <AppTheme density={density}>
      <div className={styles.form}>
        <FunnelForm
          form={form}
          isReadOnly={isReadOnly}
          summaryLead={INVALID_LEAD}
          onSend={(values) => onSave(fieldsOf(values)).then(show)}
          onRefused={invalidErrorMessage}
        >
          {unsaved.isRestored && <Restored savedOn={unsaved.savedOn} onDiscard={() => show(record)} />}
          <ProviderFields
            markets={form.values.euMarketsServed}
            signupId={signupId}
            onUploading={(change) => setUploads((count) => count + change)}
          />
          <ComplianceNotes />
          {isSessionOver && <SessionEnded />}
          {!isReadOnly && (
            <SaveButton isUpdate={record !== null} isSending={isSending} isUploading={uploads > 0}>
              <SaveForLater onSave={() => unsaved.saveForLater(form.values)} />
            </SaveButton>
          )}
          {record && <ToDashboard />}
        </FunnelForm>
      </div>
    </AppTheme>
  );
}

function Restored({ savedOn, onDiscard }: { savedOn: Date | null; onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <button type="button" className={styles.quiet} onClick={onDiscard}>
          Discard my changes
        </button>
      }
    >
      {savedOn
        ? `This is the draft you saved on ${formatDate(savedOn)}. It has not been submitted.`
        : 'This is what you typed here earlier. It has not been saved.'}
    </Notice>
  );
}

function SessionEnded() {
  return <SessionOver text="Nothing is saved yet; what you typed is kept in this tab." />;
}

function ToDashboard() {
  return (
    <Link to="/client/dashboard" className={`${buttonStyle('secondary')} ${styles.dashboard}`}>
      Go to your dashboard
    </Link>
  );
}

interface SaveButtonProps {
  isUpdate: boolean;
  isSending: boolean;
  isUploading: boolean;
  /** What may be done instead. */
  children: ReactNode;
}

function SaveButton({ isUpdate, isSending, isUploading, children }: SaveButtonProps) {
  return (
    <>
      <FunnelFormEnd
        button={`${isUpdate ? 'Update' : 'Submit'} Provider Information`}
        busyButton={`${isUpdate ? 'Updating' : 'Submitting'}...`}
        isSending={isSending}
        isDisabled={isUploading}
      />
      {children}
      <p role="status" className={styles.waiting}>
        {isUploading && 'You can save as soon as the upload has ended.'}
      </p>
    </>
  );
}
