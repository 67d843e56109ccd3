import { useState } from 'react';
import type { ClientSetupView } from '@rep13/contracts-onboarding';
import { MailedCode } from '@rep13/ui/mailed-code';
import { useHead } from '@rep13/web-kit';
import { mailedToken } from '@rep13/web-kit/mailed-links';
import { Link, useLocation, useSearchParams } from '@rep13/web-kit/router';
import { useTypedCode } from '../credentials/useTypedCode.ts';
import { Door } from '../frame/Door.tsx';
import { CheckYourEmail, SetupComplete } from './SetupOutcome.tsx';
import { SetupForm } from './SetupForm.tsx';

interface Done extends ClientSetupView {
  clientId: string;
  /** With which it was tried. */
  token: string | undefined;
}

/** A client's first password. */
export function SetupPage() {
  useHead({
    title: 'Account setup',
    description: 'Set the password of your client portal.',
    keywords: 'account setup, client portal, Client ID, password',
    noIndex: true,
  });
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const [done, setDone] = useState<Done>();
  const token = mailedToken(hash, 'token');
  const code = useTypedCode('client-setup');

  if (done?.outcome === 'activated') return <SetupComplete clientId={done.clientId} />;
  // The mailed link leads to this very page: opened in this tab, it brings the form back.
  if (done && done.token === token) return <CheckYourEmail />;
  return (
    <Door title="Set up your account" lead="Choose the password for your client portal.">
      <SetupForm
        key={token}
        clientId={query.get('clientId') ?? ''}
        token={token}
        onDone={(outcome, clientId) => setDone({ outcome, clientId, token })}
      />
      {!token && <MailedCode {...code} clientId={query.get('clientId') ?? ''} />}
      <p>
        Already set up? <Link to="/client/login">Go to the login page</Link>
      </p>
    </Door>
  );
}
