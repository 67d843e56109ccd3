import type { MandateView } from '@rep13/contracts-agreements';
import { EmptyState, Loaded, Section, type Answer } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { Certificate, certificatePath } from '../documents/Certificate.tsx';
import { Paper, Papers } from '../documents/Papers.tsx';
import styles from './badge.module.css';

/** What the public register has of the client: its entry, the certificate, and the same for machines. */
export function RegisterSection({ mandate: answer }: { mandate: Answer<MandateView> }) {
  return (
    <Section title="Public register">
      <Loaded answer={answer} lines={4}>
        {(mandate) => <InRegister mandate={mandate} />}
      </Loaded>
    </Section>
  );
}

function InRegister({ mandate: { registerNumber, beganAt, state } }: { mandate: MandateView }) {
  if (!registerNumber || !beganAt) {
    return <EmptyState>We publish your entry as soon as your mandate is in force.</EmptyState>;
  }
  const entry = `/register/${registerNumber}`;
  const isOver = state === 'run_off' || state === 'ended';
  return (
    <>
      <p>
        Anyone can check your mandate under {registerNumber}: <Link to={entry}>open the register entry</Link>.
      </p>
      {!isOver && (
        <Papers>
          <Certificate registerNumber={registerNumber} />
          <Paper
            href={`${certificatePath(registerNumber)}?language=nl`}
            name="Certificate of appointment in Dutch (PDF)"
          />
        </Papers>
      )}
      <details className={styles.developers}>
        <summary>For developers</summary>
        <Papers>
          {!isOver && (
            <Paper
              href={`${entry}/appointment.jwt`}
              name="Signed proof that other software can check (JWT)"
            />
          )}
          <Paper href={`${entry}/appointment.json`} name="Your appointment as data for your site (JSON-LD)" />
        </Papers>
      </details>
    </>
  );
}
