import type { ProviderInformationView, SignupView } from '@rep13/contracts-onboarding';
import { isolated, Notice } from '@rep13/ui';
import type { Density } from '@rep13/ui/antd';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { SavedFacts } from './SavedFacts.tsx';
import { useSaveProviderInformation } from './useSaveProviderInformation.ts';
import styles from './provider-information.module.css';

interface ProviderRecordProps {
  signup: SignupView;
  record: ProviderInformationView | null;
  density: Density;
  onSaved: (record: ProviderInformationView) => void;
  /** What is saved is not what this page thought. */
  onReload: () => void;
}

/** What is saved for one registration, and the form to save or update it. */
export function ProviderRecord({ signup, record, density, onSaved, onReload }: ProviderRecordProps) {
  const { save, isSending, isSessionOver } = useSaveProviderInformation(signup.id, record !== null, onReload);
  const isSuspended = signup.accountStatus === 'suspended';
  return (
    <FunnelPage
      title="Provider Information"
      lead={`What authorities may ask about the service of ${isolated(signup.companyName)} (Annex 3). It takes about ten minutes; we keep it on file and disclose it only on request.`}
    >
      {isSuspended && <Suspended />}
      {record && <SavedFacts record={record} />}
      <ProviderForm
        density={density}
        signupId={signup.id}
        record={record}
        isReadOnly={isSuspended}
        isSending={isSending}
        isSessionOver={isSessionOver}
        onSave={async (fields) => {
          const saved = await save(fields);
          onSaved(saved);
          return saved;
        }}
      />
    </FunnelPage>
  );
}

function Suspended() {
  return (
    <div className={styles.remark}>
      <Notice tone="bad">
        <b>This account is suspended.</b> You can read what is saved, but not change it. Write to{' '}
        <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a> or see{' '}
        <Link to="/client/dashboard">your dashboard</Link>.
      </Notice>
    </div>
  );
}
