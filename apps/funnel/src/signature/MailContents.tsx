import type { SignupView } from '@rep13/contracts-onboarding';
import { isolated } from '@rep13/ui';
import styles from './signature.module.css';

/** What the legal contact finds in the mail about the signature. */
export function MailContents({ signup: { legalContactEmail, accountStatus } }: { signup: SignupView }) {
  return (
    <section className={styles.next}>
      <h2>In your mail</h2>
      <p>We write to {isolated(legalContactEmail)}:</p>
      <ul className={styles.mail}>
        <li>your agreement number and Client ID, and what comes next</li>
        <li>the details to notify and publish, ready to copy</li>
        <li>
          {accountStatus === 'active'
            ? 'the signed agreement as a PDF'
            : 'the signed agreement as a PDF, once your client account is set up; you can download it here at once'}
        </li>
      </ul>
    </section>
  );
}
