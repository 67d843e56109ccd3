import { useState, type ReactNode } from 'react';
import type { MailedTokenBody } from '@rep13/contracts-onboarding';
import type { Call } from '@rep13/contracts-operations';
import { buttonStyle, Problem } from '@rep13/ui';
import { useIsAlive } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { Door } from '../frame/Door.tsx';

interface MailedStepProps<Outcome> {
  readonly token: string;
  /** The call that takes the token and answers the outcome. */
  readonly call: Call<MailedTokenBody, { outcome: Outcome }>;
  readonly title: string;
  readonly children: ReactNode;
  readonly button: string;
  readonly busyButton: string;
  /** Shown when the call failed and the link may still be good. */
  readonly failed: string;
  /** Called once: with the answer's outcome, or with `over` when the link is no longer valid. */
  readonly onDone: (outcome: Outcome | 'over') => void;
}

/** The one step behind a mailed link. To open it changes nothing, because mail scanners open links too; the button does. */
export function MailedStep<Outcome extends string>(props: MailedStepProps<Outcome>) {
  const { token, call, title, children, button, busyButton, failed, onDone } = props;
  const { send, isSending } = useSend(call);
  const [problem, setProblem] = useState('');
  const isAlive = useIsAlive();

  const take = async () => {
    setProblem('');
    try {
      onDone((await send({ token })).outcome);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'onboarding.link-expired') onDone('over');
      else setProblem(failed);
    }
  };
  return (
    <Door title={title}>
      <p>{children}</p>
      <Problem text={problem} />
      <button
        type="button"
        className={buttonStyle('primary')}
        disabled={!isAlive || isSending}
        aria-busy={isSending}
        onClick={() => void take()}
      >
        {isSending ? busyButton : button}
      </button>
    </Door>
  );
}
