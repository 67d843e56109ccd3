import type { AgreementView } from '@rep13/contracts';
import { buttonStyle, formatDateTime, Loaded, Notice, Section, StatusBadge, type Answer } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { FactList } from '../dashboard/FactList.tsx';
import { DownloadPdf } from './DownloadPdf.tsx';

interface AgreementTabProps {
  signupId: number;
  agreement: Answer<AgreementView | null>;
}

/** Legal Agreement: signed with its details, or what is still to be done. */
export function AgreementTab({ signupId, agreement }: AgreementTabProps) {
  return (
    <Loaded answer={agreement} lines={6}>
      {(signed) => (signed ? <Signed agreement={signed} /> : <Pending signupId={signupId} />)}
    </Loaded>
  );
}

function Signed({ agreement }: { agreement: AgreementView }) {
  return (
    <Section title="Representation agreement" action={<StatusBadge tone="good">Signed</StatusBadge>}>
      <FactList
        facts={[
          ['Agreement number', agreement.agreementNumber],
          ['Contract version', agreement.agreementVersion],
          ['Signed by', agreement.clientSignature],
          ['Signature', agreement.clientSignatureType === 'typed' ? 'Typed name' : 'Electronic'],
          ['Signed', formatDateTime(agreement.signedAt)],
        ]}
      />
      <DownloadPdf signupId={agreement.signupId} isReady={agreement.pdfGenerated} />
    </Section>
  );
}

function Pending({ signupId }: { signupId: number }) {
  const sign = (
    <Link to={`/signature/${signupId}`} className={buttonStyle('primary')}>
      Sign the agreement
    </Link>
  );
  return (
    <Section title="Representation agreement" action={<StatusBadge tone="waiting">Pending</StatusBadge>}>
      <Notice tone="waiting" action={sign}>
        No signed agreement found. Please complete the signature process to activate your service.
      </Notice>
    </Section>
  );
}
