import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { useSignup } from '../visitor/useSignup.ts';
import styles from './signature.module.css';

/** What is left after the signature: the payment if it is missing, the client account. */
export function NextSteps({ signupId }: { signupId: number }) {
  // Without an answer the steps are still right, only less particular.
  const { data: signup } = useSignup(signupId);
  const isUnpaid = signup?.paidAt === null;
  const setup = signup ? `/client/setup?clientId=${signup.clientId}` : '/client/setup';
  return (
    <section className={styles.next}>
      <h2>Next steps</h2>
      <ol>
        {isUnpaid && (
          <li>
            <Link to={`/payment?signupId=${signupId}`}>Pay the yearly fee</Link>. Your mandate is in force
            once the agreement is signed and the fee is paid.
          </li>
        )}
        <li>Check your email: we send you the signed agreement as a PDF.</li>
        <li>
          <Link to={`/provider-information?signupId=${signupId}`}>Tell us about your service</Link>: the
          information that authorities may ask for (Annex 3), about ten minutes. It can wait until tomorrow.
        </li>
        <li>
          Set up your client account{signup && ` with your Client ID ${signup.clientId}`}. There you find your
          documents and every request of an authority.
        </li>
      </ol>
      <Link to={setup} className={buttonStyle(isUnpaid ? 'secondary' : 'primary')}>
        Set up your client account
      </Link>
    </section>
  );
}
