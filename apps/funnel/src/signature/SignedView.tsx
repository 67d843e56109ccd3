import type { AgreementView } from '@rep13/contracts-agreements';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { useSignup } from '../visitor/useSignup.ts';
import { DownloadPdf } from './DownloadPdf.tsx';
import { MailContents } from './MailContents.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PublicationSection } from './PublicationSection.tsx';
import { SignedDocument } from './SignedDocument.tsx';

interface SignedViewProps {
  /** Of the document that was signed. */
  title: string;
  agreement: AgreementView;
  /** Asks the server for the agreement's newest state. */
  onReload: () => Promise<unknown>;
}

/** The agreement is signed: the document, the one next step, what comes by mail. */
export function SignedView({ title, agreement, onReload }: SignedViewProps) {
  const { data: signup } = useSignup(agreement.signupId);
  return (
    <FunnelPage
      title="Agreement signed"
      lead="Thank you. Your representation agreement is signed and recorded."
      takesFocus
    >
      <SignedDocument title={title} agreement={agreement} companyName={signup?.companyName} />
      <DownloadPdf agreement={agreement} onReload={onReload} />
      <NextSteps signupId={agreement.signupId} signup={signup} />
      {signup && <MailContents signup={signup} />}
      <PublicationSection signupId={agreement.signupId} />
    </FunnelPage>
  );
}
