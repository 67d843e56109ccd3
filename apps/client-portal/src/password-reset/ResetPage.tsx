import { useState } from 'react';
import type { PasswordResetView } from '@rep13/contracts-onboarding';
import { useHead } from '@rep13/web-kit';
import { mailedToken } from '@rep13/web-kit/mailed-links';
import { useLocation } from '@rep13/web-kit/router';
import { AskForLink } from './AskForLink.tsx';
import { ChooseNewPassword } from './ChooseNewPassword.tsx';
import { LinkSent, PasswordChanged } from './ResetOutcome.tsx';

/** A forgotten password: asks for the link, or, opened by the link, takes the new password. */
export function ResetPage() {
  useHead({
    title: 'Reset your password',
    description: 'Choose a new password for your client portal.',
    keywords: 'password reset, client portal, Client ID',
    noIndex: true,
  });
  const { hash } = useLocation();
  const [askedFor, setAskedFor] = useState<string>();
  const [outcome, setOutcome] = useState<PasswordResetView['outcome']>();
  const token = mailedToken(hash, 'token');

  if (outcome) return <PasswordChanged outcome={outcome} />;
  if (token) return <ChooseNewPassword key={token} token={token} onDone={setOutcome} />;
  if (askedFor) return <LinkSent clientId={askedFor} onAgain={() => setAskedFor(undefined)} />;
  return <AskForLink onAsked={setAskedFor} />;
}
