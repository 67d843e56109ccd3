import type { AgreementView, MandateView } from '@rep13/contracts-agreements';
import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { type Fee as AgreedFee, type LegalDay } from '@rep13/contracts-constants';
import { buttonStyle, formatDateTime, Loaded, Notice, Section, StatusBadge, type Answer } from '@rep13/ui';
import { formatLegalDay } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { RegisterSection } from '../badge/RegisterSection.tsx';
import { DocumentList } from '../documents/DocumentList.tsx';
import { Columns } from '../frame/Columns.tsx';
import { FactList } from '../frame/FactList.tsx';
import { WebsiteSection } from '../publication/WebsiteSection.tsx';
import { useSubscription } from '../subscription/useSubscription.ts';
import { ContactPointSection } from './ContactPointSection.tsx';
import { feeText } from './fee-text.ts';
import { PublicationSection } from './PublicationSection.tsx';
import styles from './mandate.module.css';

interface AgreementTabProps {
  signupId: number;
  agreement: Answer<AgreementView | null>;
  mandate: Answer<MandateView>;
  profile: Answer<ClientProfileView>;
}

/** Legal Agreement: signed and paid with the details, or what is still to be done. */
export function AgreementTab({ signupId, agreement, mandate, profile }: AgreementTabProps) {
  const isReadOnly = profile.data?.accountStatus === 'suspended';
  return (
    <Columns wide="second">
      <div>
        <Loaded answer={agreement} lines={6}>
          {(signed) =>
            signed ? <Signed agreement={signed} /> : <Pending signupId={signupId} isReadOnly={isReadOnly} />
          }
        </Loaded>
        <Loaded answer={profile} lines={3}>
          {({ paidAt, fee }) => <Fee signupId={signupId} fee={fee} paidAt={paidAt} isReadOnly={isReadOnly} />}
        </Loaded>
      </div>
      {agreement.data && (
        <div>
          <ContactPointSection agreement={agreement.data} mandate={mandate} isReadOnly={isReadOnly} />
          <WebsiteSection isReadOnly={isReadOnly} />
          <RegisterSection mandate={mandate} />
          <PublicationSection signupId={signupId} />
        </div>
      )}
    </Columns>
  );
}

function Signed({ agreement }: { agreement: AgreementView }) {
  return (
    <>
      <Section title="Documents" action={<StatusBadge tone="good">Signed</StatusBadge>}>
        <DocumentList agreement={agreement} />
      </Section>
      <Section title="Signature">
        <FactList
          facts={[
            ['Agreement number', agreement.agreementNumber],
            ['Contract version', agreement.agreementVersion],
            ['Signed by', agreement.clientSignature],
            ...(agreement.signerTitle ? [['Title', agreement.signerTitle] as const] : []),
            ['Signature', agreement.clientSignatureType === 'typed' ? 'Typed name' : 'Electronic'],
            ['Signed on', formatDateTime(agreement.signedAt)],
          ]}
        />
      </Section>
    </>
  );
}

interface MissingProps {
  signupId: number;
  /** A suspended client can only read. */
  isReadOnly: boolean;
}

function Pending({ signupId, isReadOnly }: MissingProps) {
  const sign = !isReadOnly && (
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

interface FeeProps extends MissingProps {
  paidAt: LegalDay | null;
  /** What was agreed. */
  fee: AgreedFee;
}

function Fee({ signupId, paidAt, fee, isReadOnly }: FeeProps) {
  const { data: subscription } = useSubscription();
  const state = paidAt ? (
    <StatusBadge tone="good">Paid</StatusBadge>
  ) : (
    <StatusBadge tone="waiting">Not paid</StatusBadge>
  );
  return (
    <Section title="Yearly fee" action={state}>
      <FactList
        facts={[
          ['Fee', feeText(fee, subscription)],
          ...(paidAt ? [['Paid', formatLegalDay(paidAt)] as const] : []),
        ]}
      />
      {!paidAt && !isReadOnly && (
        <p className={styles.action}>
          <Link to={`/payment?signupId=${signupId}`} className={buttonStyle('primary')}>
            Pay the yearly fee
          </Link>
        </p>
      )}
    </Section>
  );
}
