import { useState } from 'react';
import { check as checkWebsite } from '@rep13/contracts-api-client/publication';
import type { ClientPublicationView } from '@rep13/contracts-onboarding';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle } from '@rep13/ui';
import { useSend } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { notDoneMessage } from './not-done-message.ts';
import { isSessionOver } from '../session/is-session-over.ts';
import { VERDICTS } from './publication-labels.ts';
import styles from './publication.module.css';

interface CheckNowProps {
  publication: ClientPublicationView;
  onChanged: (publication: ClientPublicationView) => void;
}

/** Has the website read now, and says what came of it. */
export function CheckNow({ publication: { isChecking, checks }, onChanged }: CheckNowProps) {
  const { send, isSending } = useSend(callOf(checkWebsite));
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const isBusy = isSending || isChecking;
  const [last] = checks;

  const check = async () => {
    setProblem('');
    setAsked(true);
    try {
      onChanged(await send({}));
    } catch (error) {
      setAsked(false);
      if (isSessionOver(error)) await askWhoIsSignedIn();
      else setProblem(notDoneMessage(error));
    }
  };
  return (
    <div className={styles.check}>
      <button
        type="button"
        className={buttonStyle('secondary')}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void check()}
      >
        {isBusy ? 'Reading your website…' : 'Check now'}
      </button>
      <p role="status" className={styles.news}>
        {problem ||
          (asked && !isBusy && last ? `Read just now: ${VERDICTS[last.verdict][1].toLowerCase()}.` : '')}
      </p>
    </div>
  );
}
