import type { PasswordResetView } from '@rep13/contracts-onboarding';
import { buttonStyle, Notice, useMainFocus } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';
import { Door } from '../frame/Door.tsx';

/** Says the same for every Client ID, as the server does: nobody learns here which of them exist. */
export function LinkSent({ clientId, onAgain }: { clientId: string; onAgain: () => void }) {
  useMainFocus();
  return (
    <Door title="Check your email">
      <Notice tone="info" role="status">
        If there is an account with the Client ID <strong>{clientId}</strong>, its legal contact gets an email
        with a link within a minute. Open it within one hour and choose your new password.
      </Notice>
      <p>
        No email after five minutes? Look in the spam folder and check the Client ID. We mail at most three
        links an hour. The legal contact has changed? Write to{' '}
        <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a>.
      </p>
      <button type="button" className={buttonStyle('secondary')} onClick={onAgain}>
        Use another Client ID
      </button>
      <Link to="/client/login">Back to the login page</Link>
    </Door>
  );
}

const DONE: Record<PasswordResetView['outcome'], string> = {
  changed: 'Your password is changed. Sign in with the new one.',
  activated: 'Your password is set and your account is active. You can sign in now.',
};

export function PasswordChanged({ outcome }: { outcome: PasswordResetView['outcome'] }) {
  useMainFocus();
  return (
    <Door title="Password changed">
      <Notice tone="good" role="status">
        {DONE[outcome]}
      </Notice>
      <Link to="/client/login" className={buttonStyle('primary')}>
        Sign in
      </Link>
    </Door>
  );
}

/** The way on after a link that is too old, used, or ended by the use of another one. */
export function LinkNotValid() {
  useMainFocus();
  return (
    <Door title="This link is no longer valid">
      <Notice tone="bad" role="alert">
        A link works for one hour, and only until one was used. Your password has not changed now.
      </Notice>
      <Link to="/client/reset" className={buttonStyle('primary')}>
        Ask for a new link
      </Link>
    </Door>
  );
}
