import { useState } from 'react';
import { confirm as confirmAddress } from '@rep13/contracts-api-public/address-confirmation';
import type { AddressConfirmationView } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import { Notice, useMainFocus } from '@rep13/ui';
import { MailedCode } from '@rep13/ui/mailed-code';
import { LEGAL_ENTITY, useHead } from '@rep13/web-kit';
import { mailedToken } from '@rep13/web-kit/mailed-links';
import { Link, useLocation } from '@rep13/web-kit/router';
import { MailedStep } from '../credentials/MailedStep.tsx';
import { useTypedCode } from '../credentials/useTypedCode.ts';
import { Door } from '../frame/Door.tsx';

type Outcome = AddressConfirmationView['outcome'] | 'over';

/** Opened by the link in the mail to a new address. To open it changes nothing; the button does. */
export function ConfirmAddressPage() {
  useHead({
    title: 'Confirm your email address',
    description: 'Confirm the email address of a contact.',
    keywords: 'email address, contact, client portal',
    noIndex: true,
  });
  const { hash } = useLocation();
  const token = mailedToken(hash, 'token');
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === 'applied' || outcome === 'waiting') return <Confirmed outcome={outcome} />;
  if (outcome === 'over' || !token) return <LinkOver />;
  return <Confirm token={token} onDone={setOutcome} />;
}

function Confirm({ token, onDone }: { token: string; onDone: (outcome: Outcome) => void }) {
  return (
    <MailedStep
      token={token}
      call={callOf(confirmAddress)}
      title="Confirm your email address"
      button="Confirm this address"
      busyButton="Confirming…"
      failed="We could not confirm it now. Please try again."
      onDone={onDone}
    >
      A company that {LEGAL_ENTITY.brand} represents in the European Union named the address at which you got
      our email as that of a contact. Confirm it if it is yours and you know of it.
    </MailedStep>
  );
}

const DONE: Record<AddressConfirmationView['outcome'], string> = {
  applied: 'The address is confirmed, and we use it from now on.',
  waiting: 'The address is confirmed. We use it once the rest of the change is accepted.',
};

function Confirmed({ outcome }: AddressConfirmationView) {
  useMainFocus();
  return (
    <Door title="Address confirmed">
      <Notice tone="good" role="status">
        {DONE[outcome]}
      </Notice>
      <Link to="/client/login">Open the client portal</Link>
    </Door>
  );
}

function LinkOver() {
  useMainFocus();
  return (
    <Door title="This link is no longer valid">
      <Notice tone="bad" role="alert">
        The link works for seven days, and only while the change waits. Nothing has changed now.
      </Notice>
      <MailedCode {...useTypedCode('confirm-address')} />
      <p>
        Whoever has access to the client portal sees there how the change ended, and can ask again. Questions:{' '}
        <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a>.
      </p>
    </Door>
  );
}
