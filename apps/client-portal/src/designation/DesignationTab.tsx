import type { DesignationView } from '@rep13/contracts-agreements';
import type { ClientProfileView, ClientPublicationView } from '@rep13/contracts-onboarding';
import { EmptyState, Loaded, Section, type Answer } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { Columns } from '../frame/Columns.tsx';
import { usePublication } from '../publication/usePublication.ts';
import { Steps } from '../frame/Steps.tsx';
import { designationSteps, endSteps, letterOfDesignation, letterOfEnd } from './designation-steps.ts';
import { Letter } from './Letter.tsx';
import { SignLetter } from './SignLetter.tsx';
import { UploadLetter } from './UploadLetter.tsx';

interface DesignationTabProps {
  letters: LiveResponse<DesignationView[]>;
  profile: Answer<ClientProfileView>;
}

/** Designation: how the coordinator is told, Article 13(4) DSA, and the letter that the client signs. */
export function DesignationTab({ letters, profile }: DesignationTabProps) {
  const publication = usePublication();
  return (
    <Loaded answer={letters} lines={8}>
      {(all) => (
        <Letters
          letters={all}
          profile={profile.data}
          publication={publication.data}
          onChanged={() => void letters.mutate()}
        />
      )}
    </Loaded>
  );
}

interface LettersProps {
  letters: DesignationView[];
  profile: ClientProfileView | undefined;
  publication: ClientPublicationView | undefined;
  onChanged: () => void;
}

function Letters({ letters, profile, publication, onChanged }: LettersProps) {
  const designation = letterOfDesignation(letters);
  const end = letterOfEnd(letters);
  if (!designation && !end) return <NoLetterYet />;
  const maySign = designation?.state === 'draft' && profile?.accountStatus === 'active';
  const form = maySign && (
    <>
      <SignLetter designation={designation} companyName={profile.companyName} onChanged={onChanged} />
      <UploadLetter designation={designation} onChanged={onChanged} />
    </>
  );
  return (
    <Columns wide="second">
      <div>
        {designation && (
          <Section title="Notification of your designation">
            <Steps label="The way of this letter" steps={designationSteps(designation, publication)} />
          </Section>
        )}
        {end && (
          <Section title="Notification of the end">
            <Steps label="The way of the letter about the end" steps={endSteps(end)} />
          </Section>
        )}
      </div>
      <div>
        {designation && <Letter title="Letter of designation" designation={designation} below={form} />}
        {end && <Letter title="Letter about the end" designation={end} />}
      </div>
    </Columns>
  );
}

function NoLetterYet() {
  return (
    <EmptyState>
      No letter is open. While your mandate is in force, the letter that notifies it to the coordinator waits
      here for your signature.
    </EmptyState>
  );
}
