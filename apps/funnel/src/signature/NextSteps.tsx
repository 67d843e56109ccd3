import type { SignupView } from '@rep13/contracts-onboarding';
import { buttonStyle } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import styles from './signature.module.css';

/** What is left after the signature: one button for what comes next, links for what may wait. */
export function NextSteps({ signupId, signup }: { signupId: number; signup: SignupView | undefined }) {
  const [next, ...later] = stepsOf(signupId, signup);
  return (
    <section className={styles.next}>
      {signup && <p className={styles.mandate}>{mandateSentence(signup)}</p>}
      <h2>Next step</h2>
      <p>{sentence(next.why)}</p>
      <Link to={next.to} className={`${buttonStyle('primary', 'large')} ${styles.button}`}>
        {next.text}
      </Link>
      <h3>Then</h3>
      <ul className={styles.later}>
        {later.map(({ to, text, why }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>: {why}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Step {
  to: string;
  text: string;
  why: string;
}

/** In the order in which they are due. Without an answer about the registration they are right, only less particular. */
function stepsOf(signupId: number, signup: SignupView | undefined): [Step, ...Step[]] {
  const provider = {
    to: `/provider-information?signupId=${signupId}`,
    text: 'Tell us about your service',
    why: 'the information that authorities may ask for (Annex 3), about ten minutes. You can do this later.',
  };
  const account = accountStep(signup);
  if (signup?.paidAt !== null) return [account, provider];
  const payment = {
    to: `/payment?signupId=${signupId}`,
    text: 'Pay the yearly fee',
    why: 'it is the last thing missing for your mandate.',
  };
  return [payment, account, provider];
}

function accountStep(signup: SignupView | undefined): Step {
  const why = 'see your documents and every order of an authority.';
  if (signup && signup.accountStatus !== 'pending')
    return { to: '/client/dashboard', text: 'Go to your dashboard', why };
  const to = signup ? `/client/setup?clientId=${signup.clientId}` : '/client/setup';
  return { to, text: 'Set up your client account', why };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The agreement is signed; the mandate counts as in force once the fee is paid as well. */
const mandateSentence = ({ paidAt }: SignupView): string =>
  paidAt
    ? 'Your mandate is in force: the fee is paid and the agreement is signed.'
    : 'Your mandate comes into force once the yearly fee is paid.';
