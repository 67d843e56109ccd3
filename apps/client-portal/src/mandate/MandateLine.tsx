import type { ReactNode } from 'react';
import type { MandateView } from '@rep13/contracts-agreements';
import { formatDate, Seal, type Answer } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { renewsOn } from './mandate-state.ts';
import styles from './mandate-line.module.css';

/** The mandate in one line: since when, until when, who represents, who supervises. */
export function MandateLine({ mandate: { data, error } }: { mandate: Answer<MandateView> }) {
  const isInForce = data?.state === 'in_force' || data?.state === 'ending';
  return (
    <div className={styles.mandate}>
      {isInForce && <Seal size={40} />}
      <dl className={styles.line} aria-label="Your mandate">
        {data ? <Term mandate={data} /> : <Fact name="In force since">{error ? 'Not known now' : '…'}</Fact>}
        <Fact name="Representative">{LEGAL_ENTITY.name}</Fact>
        <Fact name="Coordinator">{LEGAL_ENTITY.coordinator}</Fact>
        {data?.registerNumber && <Fact name="Register number">{data.registerNumber}</Fact>}
      </dl>
    </div>
  );
}

/** From when to when. */
function Term({ mandate: { state, beganAt, endsAt, runOffUntil } }: { mandate: MandateView }) {
  if (!beganAt) return <Fact name="Mandate">Not in force yet</Fact>;
  const began = formatDate(beganAt);
  if (state === 'in_force' || state === 'ending') {
    return (
      <>
        <Fact name="In force since">{began}</Fact>
        {endsAt ? (
          <Fact name="Ends on">{formatDate(endsAt)}</Fact>
        ) : (
          <Fact name="Renews on">{formatDate(renewsOn(beganAt, new Date()))}</Fact>
        )}
      </>
    );
  }
  return (
    <>
      <Fact name="In force">{`${began} to ${formatDate(endsAt)}`}</Fact>
      <Fact name="Orders about that time">
        {state === 'run_off' ? `Taken until ${formatDate(runOffUntil)}` : 'No longer taken'}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
