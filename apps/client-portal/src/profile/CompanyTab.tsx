import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { FIRST_CONTRACT_VERSION } from '@rep13/contracts-agreements/constants';
import { CONTACT_FIELDS, PARTICULARS_COLUMNS } from '@rep13/contracts-onboarding/constants';
import { Loaded, Section, type Answer } from '@rep13/ui';
import { Columns } from '../frame/Columns.tsx';
import { FactList } from '../frame/FactList.tsx';
import { ProfileChanges } from '../profile-changes/ProfileChanges.tsx';
import { AccountBadge } from './AccountBadge.tsx';

interface CompanyTabProps {
  profile: Answer<ClientProfileView>;
  clientId: string;
}

/** Company Info: what we hold about the client. */
export function CompanyTab({ profile, clientId }: CompanyTabProps) {
  return (
    <Loaded answer={profile} lines={10}>
      {(company) => (
        <Columns wide="first">
          <div>
            <Company company={company} clientId={clientId} />
            <ProfileChanges company={company} onChanged={() => void profile.mutate()} />
          </div>
          <div>
            <Contacts {...company} />
          </div>
        </Columns>
      )}
    </Loaded>
  );
}

function Company({ company, clientId }: { company: ClientProfileView; clientId: string }) {
  return (
    <Section title="Company">
      <FactList
        facts={[
          ['Company name', company.companyName],
          ['Client ID', clientId],
          ['Registration number', company.registrationNumber || 'Not provided'],
          ['Country of incorporation', company.countryOfIncorporation],
          ['Registered address', company.registeredAddress],
          ['Website', company.websiteUrl],
          ['Account status', <AccountBadge key="status" status={company.accountStatus} />],
          ['Contract version', company.contractVersion || FIRST_CONTRACT_VERSION],
        ]}
      />
    </Section>
  );
}

function Contacts(company: ClientProfileView) {
  return (
    <Section title="Contacts" lead="Authorities' orders are forwarded to these people.">
      <FactList
        facts={CONTACT_FIELDS.map((field) => [PARTICULARS_COLUMNS[field], company[field] || 'Not provided'])}
      />
    </Section>
  );
}
