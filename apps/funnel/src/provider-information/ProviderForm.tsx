import { useState } from 'react';
import { Button, Form } from 'antd';
import type { ProviderInformationFields, ProviderInformationView } from '@rep13/contracts-onboarding';
import { buttonStyle, Notice } from '@rep13/ui';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { FunnelForm } from '../form/FunnelForm.tsx';
import { invalidErrorMessage } from '../form/invalid-error-message.ts';
import { showServerErrors } from '../form/show-server-errors.ts';
import { LEAVING_UNSENT } from '../form/leaving-unsent.ts';
import { SessionOver } from '../visitor/SessionOver.tsx';
import { ComplianceNotes } from './ComplianceNotes.tsx';
import { ProviderFields } from './ProviderFields.tsx';
import { fieldsOf, type ProviderValues } from './provider-values.ts';
import { useUnsaved } from './useUnsaved.ts';
import styles from './provider-information.module.css';

interface ProviderFormProps {
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
export function ProviderForm({ signupId, record, isReadOnly, onSave, ...saving }: ProviderFormProps) {
  const { isSending, isSessionOver } = saving;
  const [form] = Form.useForm<ProviderValues>();
  const unsaved = useUnsaved(form, signupId, record);
  // After signing in again, what was typed is still there.
  useQuestionBeforeLeaving(unsaved.isUnsaved && !isSessionOver, LEAVING_UNSENT);
  const [uploads, setUploads] = useState(0);

  const submit = (values: ProviderValues) =>
    onSave(fieldsOf(values)).then(unsaved.settle, (error: unknown) => showServerErrors(form, error));

  return (
    <FunnelForm
      form={form}
      name="provider"
      disabled={isReadOnly}
      initialValues={unsaved.initial}
      onValuesChange={unsaved.keep}
      onFinish={submit}
      onFinishFailed={invalidErrorMessage}
    >
      {unsaved.isRestored && <Restored onDiscard={unsaved.discard} />}
      <ProviderFields
        signupId={signupId}
        isReadOnly={isReadOnly}
        onUploading={(change) => setUploads((count) => count + change)}
      />
      <ComplianceNotes />
      {isSessionOver && <SessionEnded />}
      {!isReadOnly && (
        <SaveButton isUpdate={record !== null} isSending={isSending} isUploading={uploads > 0} />
      )}
      {record && <ToDashboard />}
    </FunnelForm>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={styles.remark}>
      <Notice
        tone="info"
        role="status"
        action={
          <button type="button" className={styles.quiet} onClick={onDiscard}>
            Discard my changes
          </button>
        }
      >
        We kept what you typed here earlier. It is not saved yet.
      </Notice>
    </div>
  );
}

function SessionEnded() {
  return (
    <div className={styles.over}>
      <SessionOver words="Nothing is saved yet; what you typed is kept in this tab." />
    </div>
  );
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
}

function SaveButton({ isUpdate, isSending, isUploading }: SaveButtonProps) {
  const verb = isUpdate ? 'Update' : 'Submit';
  return (
    <>
      <Button type="primary" htmlType="submit" block disabled={isSending || isUploading}>
        {isSending ? `${isUpdate ? 'Updating' : 'Submitting'}...` : `${verb} Provider Information`}
      </Button>
      <p role="status" className={styles.waiting}>
        {isUploading && 'You can save as soon as the upload has ended.'}
      </p>
    </>
  );
}
