import type { AgreementDraftView, AgreementView } from '@rep13/contracts-agreements';
import { useState } from 'react';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { OnboardingSteps } from '../frame/OnboardingSteps.tsx';
import { useSignup } from '../visitor/useSignup.ts';
import { AgreementContents } from './AgreementContents.tsx';
import { AgreementDocument } from './AgreementDocument.tsx';
import { chosenDraft } from './chosen-draft.ts';
import { DraftCopy } from './DraftCopy.tsx';
import { minutesToRead } from './reading-time.ts';
import { SignatureForm } from './SignatureForm.tsx';
import { typedSignature } from './typed-signature.ts';

interface SigningViewProps {
  draft: AgreementDraftView;
  onSigned: (agreement: AgreementView) => void;
  onTextChanged: () => void;
}

/** The full text with its contents beside it and the form to sign it below. */
export function SigningView({ draft: offered, onSigned, onTextChanged }: SigningViewProps) {
  const [typed] = useState(() => typedSignature(offered.signupId));
  const [contactPoint, setContactPoint] = useState(() => typed.read()?.contactPoint ?? true);
  const draft = chosenDraft(offered, contactPoint);
  const { data: signup } = useSignup(draft.signupId);
  return (
    <FunnelPage
      title="Sign your agreement"
      lead={`Read it in full, about ${minutesToRead(draft.clauses)} min, then sign below. You get a copy as a PDF.`}
      hasAside
      progress={<OnboardingSteps current="Signature" isPaid={Boolean(signup?.paidAt)} />}
    >
      <DraftCopy draft={draft} />
      <AgreementContents clauses={draft.clauses} />
      <AgreementDocument draft={draft} />
      <SignatureForm
        draft={draft}
        typed={typed}
        onContactPoint={setContactPoint}
        onSigned={onSigned}
        onTextChanged={onTextChanged}
      />
    </FunnelPage>
  );
}
