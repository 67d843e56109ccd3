import { exchange } from '@rep13/contracts-api-public/mailed-code';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle } from '@rep13/ui';
import { MailedCode } from '@rep13/ui/mailed-code';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { forgetApiData } from '@rep13/web-kit/api';
import { useMailedCode } from '@rep13/web-kit/mailed-links';
import { Link, useLocation, useNavigate } from '@rep13/web-kit/router';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { signInPath } from './sign-in-path.ts';
import styles from './not-yours.module.css';

/** This browser may not see the registration, or there is none: the server does not say which. */
export function NotYours({ hasExpired = false }: { hasExpired?: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const code = useMailedCode(
    callOf(exchange),
    'resume-signup',
    (hash) => void navigate({ pathname, search, hash }, { replace: true }),
  );
  return (
    <FunnelPage
      title={hasExpired ? 'This link has expired' : "We can't open this registration here"}
      lead={
        hasExpired
          ? 'Links in our emails work for 30 days; copy the whole link.'
          : 'For your safety a registration opens only in the browser it was made in, or through the link that we mailed to its legal contact.'
      }
      takesFocus
    >
      <p className={styles.text}>
        {hasExpired
          ? 'Open the link from our latest email to you. If you have already set up your client account, sign in instead.'
          : 'Open the link from your signup confirmation email on this device. If you have already set up your client account, sign in instead.'}{' '}
        Otherwise write to <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a>.
      </p>
      <MailedCode {...code} />
      <div className={styles.actions}>
        <Link
          to={signInPath(pathname + search)}
          onClick={() => void forgetApiData()}
          className={buttonStyle('primary')}
        >
          Go to client login
        </Link>
        <Link to="/signup" className={buttonStyle('secondary')}>
          Register a company
        </Link>
      </div>
    </FunnelPage>
  );
}
