import type { ReactNode } from 'react';
import type { AgreementView } from '@rep13/contracts-agreements';
import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { formatDate, Seal, type Answer } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { inForceSince, renewsOn } from './mandate-state.ts';
import styles from './mandate-line.module.css';

interface MandateLineProps {
  profile: Answer<ClientProfileView>;
  agreement: Answer<AgreementView | null>;
}

/** The mandate in one line: since when, until when, who represents, who supervises. */
export function MandateLine({ profile, agreement }: MandateLineProps) {
  const isKnown = profile.data !== undefined && agreement.data !== undefined;
  const since = profile.data && inForceSince(profile.data, agreement.data ?? null);
  return (
    <div className={styles.mandate}>
      {since && <Seal size={40} />}
      <dl className={styles.line} aria-label="Your mandate">
        {!isKnown && (
          <Fact name="In force since">{profile.error || agreement.error ? 'Not known now' : '…'}</Fact>
        )}
        {isKnown && !since && <Fact name="Mandate">Not in force yet</Fact>}
        {since && <Fact name="In force since">{formatDate(since)}</Fact>}
        {since && <Fact name="Renews on">{formatDate(renewsOn(since, new Date()))}</Fact>}
        <Fact name="Representative">{LEGAL_ENTITY.name}</Fact>
        <Fact name="Coordinator">{LEGAL_ENTITY.coordinator}</Fact>
      </dl>
    </div>
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
