import type { AgreementView, MandateView } from '@rep13/contracts-agreements';
import { Loaded, Section, StatusBadge, type Answer } from '@rep13/ui';
import { formatLegalDay, LEGAL_ENTITY } from '@rep13/web-kit';
import { ChangeContactPoint } from './ChangeContactPoint.tsx';
import { ContactPointAddendum } from './ContactPointAddendum.tsx';
import { isInForce } from './mandate-state.ts';

interface ContactPointProps {
  agreement: AgreementView;
  mandate: Answer<MandateView>;
  /** A suspended client can only read. */
  isReadOnly: boolean;
}

/** Where authorities send orders by law, Article 11 DSA: to us or not, and the way to change it. */
export function ContactPointSection({ mandate, ...rest }: ContactPointProps) {
  return (
    <Section
      title="Point of contact for authorities"
      action={mandate.data && <Badge mandate={mandate.data} />}
    >
      <Loaded answer={mandate} lines={4}>
        {(known) => <Standing mandate={known} onChanged={() => void mandate.mutate()} {...rest} />}
      </Loaded>
    </Section>
  );
}

const Badge = ({ mandate: { pointOfContact } }: { mandate: MandateView }) =>
  pointOfContact.designated ? (
    <StatusBadge tone="good">Designated</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Not designated</StatusBadge>
  );

interface StandingProps extends Omit<ContactPointProps, 'mandate'> {
  mandate: MandateView;
  onChanged: () => void;
}

function Standing({ agreement, mandate, isReadOnly, onChanged }: StandingProps) {
  const { designated, since } = mandate.pointOfContact;
  const mayChange = isInForce(mandate);
  const isAgreed = agreement.contactPoint !== undefined;
  return (
    <>
      <p>{designated ? OURS(since && formatLegalDay(since)) : mandate.state !== 'ended' && YOURS}</p>
      <p>The point of contact for your users (Article 12) stays yours either way.</p>
      {!isAgreed && mayChange && (
        <ContactPointAddendum
          isDesignated={designated}
          isReadOnly={isReadOnly}
          onChanged={onChanged}
          {...agreement}
        />
      )}
      {isAgreed && mayChange && !isReadOnly && (
        <ChangeContactPoint signupId={agreement.signupId} isDesignated={designated} onChanged={onChanged} />
      )}
      {designated && mandate.state === 'run_off' && (
        <p>It stays with us until {formatLegalDay(mandate.runOffUntil)}, for orders about the time before.</p>
      )}
    </>
  );
}

const OURS = (since: string | null) =>
  `We are your electronic point of contact under Article 11 DSA${since ? ` since ${since}` : ', once your mandate is in force'}. Orders under Articles 9 and 10 DSA are by law sent there: they reach us at ${LEGAL_ENTITY.authorityEmail}, and we acknowledge and forward them.`;

const YOURS =
  'We are not your electronic point of contact under Article 11 DSA: you publish one of your own. Orders under Articles 9 and 10 DSA are by law sent there, not to us. Please tell us of each order that reaches you.';
