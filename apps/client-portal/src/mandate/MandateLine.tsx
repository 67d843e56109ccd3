import type { ReactNode } from 'react';
import type { MandateView } from '@rep13/contracts-agreements';
import type { SubscriptionView } from '@rep13/contracts-onboarding';
import { Seal, type Answer } from '@rep13/ui';
import { formatLegalDay, LEGAL_ENTITY } from '@rep13/web-kit';
import { isInForce } from './mandate-state.ts';
import styles from './mandate-line.module.css';

interface MandateLineProps {
  mandate: Answer<MandateView>;
  subscription: Answer<SubscriptionView | null>;
}

/** The mandate in one line: since when, until when, who represents, who supervises. */
export function MandateLine({ mandate: { data, error }, subscription }: MandateLineProps) {
  return (
    <div className={styles.mandate}>
      {data && isInForce(data) && <Seal size={40} />}
      <dl className={styles.line} aria-label="Your mandate">
        {data ? (
          <Term mandate={data} subscription={subscription} />
        ) : (
          <Fact name="Mandate">{error ? 'Could not be loaded' : '…'}</Fact>
        )}
        <Fact name="Representative" isKnownAnyway>
          {LEGAL_ENTITY.name}
        </Fact>
        <Fact name="Coordinator" isKnownAnyway>
          {LEGAL_ENTITY.coordinator}
        </Fact>
        {data?.registerNumber && <Fact name="Register number">{data.registerNumber}</Fact>}
      </dl>
    </div>
  );
}

/** From when to when. */
function Term({ mandate, subscription }: { mandate: MandateView } & Pick<MandateLineProps, 'subscription'>) {
  const { state, beganAt, endsAt, runOffUntil } = mandate;
  if (!beganAt) return <Fact name="Mandate">Not in force yet</Fact>;
  const began = formatLegalDay(beganAt);
  if (isInForce(mandate)) {
    return (
      <>
        <Fact name="In force since">{began}</Fact>
        {endsAt ? <Fact name="Ends on">{formatLegalDay(endsAt)}</Fact> : <Paid subscription={subscription} />}
      </>
    );
  }
  return (
    <>
      <Fact name="In force">{`${began} to ${formatLegalDay(endsAt)}`}</Fact>
      <Fact name="Orders about that time">
        {state === 'run_off' ? `Accepted until ${formatLegalDay(runOffUntil)}` : 'No longer accepted'}
      </Fact>
    </>
  );
}

/** The one date of a renewal is that of the paid year: Billing, mails and invoices name the same. */
function Paid({ subscription: { data, error } }: Pick<MandateLineProps, 'subscription'>) {
  if (data === undefined) return <Fact name="Paid until">{error ? 'Unavailable' : '…'}</Fact>;
  if (data === null) return null;
  const { nextCharge, periodEnd } = data;
  return nextCharge ? (
    <Fact name="Renews on">{formatLegalDay(nextCharge.at)}</Fact>
  ) : (
    <Fact name="Paid until">{formatLegalDay(periodEnd)}</Fact>
  );
}

interface FactProps {
  name: string;
  /** The same for every client: on a phone it makes room for what is this one's. */
  isKnownAnyway?: boolean;
  children: ReactNode;
}

function Fact({ name, isKnownAnyway, children }: FactProps) {
  return (
    <div data-known-anyway={isKnownAnyway}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
