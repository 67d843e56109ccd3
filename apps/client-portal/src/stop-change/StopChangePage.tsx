import { useState } from 'react';
import { stop } from '@rep13/contracts-api-public/address-confirmation';
import type { ChangeStoppedView } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import { Notice, useMainFocus, type Tone } from '@rep13/ui';
import { MailedCode } from '@rep13/ui/mailed-code';
import { LEGAL_ENTITY, useHead } from '@rep13/web-kit';
import { mailedToken } from '@rep13/web-kit/mailed-links';
import { useLocation } from '@rep13/web-kit/router';
import { MailedStep } from '../credentials/MailedStep.tsx';
import { useTypedCode } from '../credentials/useTypedCode.ts';
import { Door } from '../frame/Door.tsx';

type Outcome = ChangeStoppedView['outcome'] | 'over';

/** Opened by the link in the mail to a contact whose address staff changes. To open it changes nothing; the button does. */
export function StopChangePage() {
  useHead({
    title: 'Stop a change',
    description: 'Stop a change of an email address.',
    keywords: 'email address, contact, client portal',
    noIndex: true,
  });
  const { hash } = useLocation();
  const token = mailedToken(hash, 'token');
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome) return <Answered outcome={outcome} />;
  return token ? <Stop token={token} onDone={setOutcome} /> : <Answered outcome="over" />;
}

function Stop({ token, onDone }: { token: string; onDone: (outcome: Outcome) => void }) {
  return (
    <MailedStep
      token={token}
      call={callOf(stop)}
      title="Stop the change of an email address"
      button="Stop this change"
      busyButton="Stopping…"
      failed="We could not stop it now. Please try again."
      onDone={onDone}
    >
      Our staff was asked to change an email address of your company at {LEGAL_ENTITY.brand}. Stop it if you
      did not expect it: then everything stays as it is.
    </MailedStep>
  );
}

interface OutcomeTexts {
  readonly title: string;
  readonly tone: Tone & ('good' | 'bad');
  readonly text: string;
}

const TEXTS: Record<Outcome, OutcomeTexts> = {
  stopped: {
    title: 'The change is stopped',
    tone: 'good',
    text: 'Everything stays as it is. Our staff has been told that you did not expect the change.',
  },
  applied: {
    title: 'The change was made already',
    tone: 'bad',
    text: 'The time in which it could be stopped is over, and it was made. If you did not expect it, write to us at once.',
  },
  over: {
    title: 'This link is no longer valid',
    tone: 'bad',
    text: 'The link works for thirty days, and for the one change that the email was about. Nothing has changed now.',
  },
};

function Answered({ outcome }: { outcome: Outcome }) {
  useMainFocus();
  const { title, tone, text } = TEXTS[outcome];
  const code = useTypedCode('stop-change');
  return (
    <Door title={title}>
      <Notice tone={tone} role={tone === 'good' ? 'status' : 'alert'}>
        {text}
      </Notice>
      {outcome === 'over' && <MailedCode {...code} />}
      <p>
        Questions: <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a>.
      </p>
    </Door>
  );
}
