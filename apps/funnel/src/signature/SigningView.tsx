import type { AgreementDraftView, AgreementView } from '@rep13/contracts-agreements';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { OnboardingSteps } from '../frame/OnboardingSteps.tsx';
import { AgreementDocument } from './AgreementDocument.tsx';
import { DraftCopy } from './DraftCopy.tsx';
import { SignatureForm } from './SignatureForm.tsx';

interface SigningViewProps {
  draft: AgreementDraftView;
  onSigned: (agreement: AgreementView) => void;
  onTextChanged: () => void;
}

/** The full text with the form to sign it below. */
export function SigningView({ draft, onSigned, onTextChanged }: SigningViewProps) {
  return (
    <FunnelPage
      title="Sign your agreement"
      lead="Read it in full, then sign below. It takes about five minutes; you get a copy as a PDF."
      progress={<OnboardingSteps current="Signature" />}
    >
      <DraftCopy draft={draft} />
      <AgreementDocument draft={draft} />
      <SignatureForm draft={draft} onSigned={onSigned} onTextChanged={onTextChanged} />
    </FunnelPage>
  );
}
