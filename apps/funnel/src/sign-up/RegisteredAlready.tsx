import { useState } from 'react';
import { buttonStyle, isolated, Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { rememberedSignup } from '../visitor/remembered-signup.ts';
import { useSignup } from '../visitor/useSignup.ts';
import { EndSession } from './EndSession.tsx';
import styles from './signup.module.css';

/** For who comes back here after registering in this tab: the way on, before the form for another company. */
export function RegisteredAlready() {
  // Of when the page was opened: a registration made on this page leads on by itself.
  const [signupId, setSignupId] = useState(rememberedSignup);
  const { data: signup } = useSignup(signupId);
  if (!signup) return null;
  const next = signup.paidAt
    ? { to: `/signature/${signup.id}`, text: 'Continue to the agreement' }
    : { to: `/payment?signupId=${signup.id}`, text: 'Continue to Payment' };
  return (
    <div className={styles.registered}>
      <Notice
        tone="good"
        role="status"
        action={
          <Link to={next.to} className={buttonStyle('secondary')}>
            {next.text}
          </Link>
        }
      >
        <b>{isolated(signup.companyName)}</b> is registered. Fill in the form again only for another company.{' '}
        <EndSession onEnded={() => setSignupId(null)} />
      </Notice>
    </div>
  );
}
