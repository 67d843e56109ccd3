import { useState } from 'react';
import type { ClientSetupView } from '@rep13/contracts';
import { CardPage } from '@rep13/ui/antd';
import { useHead } from '@rep13/web-kit';
import { Link, useLocation, useSearchParams } from '@rep13/web-kit/router';
import { mailedToken } from '../credentials/mailed-token.ts';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { ConfirmSetup } from './ConfirmSetup.tsx';
import { CheckYourEmail, SetupComplete } from './SetupOutcome.tsx';
import { SetupForm } from './SetupForm.tsx';

interface Done extends ClientSetupView {
  /** Unknown to whoever only opened the mailed link. */
  clientId?: string;
}

/** A client's first password, or its confirmation by the link we mailed. */
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
  const confirmToken = mailedToken(hash, 'confirm');

  if (done?.outcome === 'activated') return <SetupComplete clientId={done.clientId} />;
  if (done?.outcome === 'confirmation-sent') return <CheckYourEmail />;
  if (confirmToken)
    return <ConfirmSetup token={confirmToken} onActivated={() => setDone({ outcome: 'activated' })} />;
  return (
    <PortalFrame>
      <CardPage title="Set up your account" lead="Choose the password for your client portal.">
        <SetupForm
          clientId={query.get('clientId') ?? ''}
          token={mailedToken(hash, 'token')}
          onDone={(outcome, clientId) => setDone({ outcome, clientId })}
        />
        <p>
          Already set up? <Link to="/client/login">Go to the login page</Link>
        </p>
      </CardPage>
    </PortalFrame>
  );
}
