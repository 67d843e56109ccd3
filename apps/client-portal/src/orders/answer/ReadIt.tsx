import { useState } from 'react';
import { read as readOrder } from '@rep13/contracts-api-client/sla-tickets';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle, Problem } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { useSend } from '@rep13/web-kit/api';
import { sendProblem } from './send-problem.ts';
import { isSessionOver } from '../../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../../session/useClientUser.ts';
import type { ChangeOrder } from '../useOrders.ts';
import styles from './answer.module.css';

interface ReadItProps {
  id: number;
  onRead: ChangeOrder;
}

/** One press: the client has read the order. */
export function ReadIt({ id, onRead }: ReadItProps) {
  const { send, isSending } = useSend(callOf(readOrder, { params: { id } }));
  const [problem, setProblem] = useState('');
  const confirm = async () => {
    setProblem('');
    try {
      await onRead(await send({}), { revalidate: false });
      toast({ title: 'Thank you', description: 'We know now that you have read it.' });
    } catch (error) {
      if (isSessionOver(error)) return askWhoIsSignedIn();
      setProblem(sendProblem(error));
      await onRead();
    }
  };
  return (
    <div className={styles.read}>
      <Problem text={problem} />
      <button
        type="button"
        className={buttonStyle('primary')}
        disabled={isSending}
        aria-busy={isSending}
        aria-describedby="what-reading-does"
        onClick={() => void confirm()}
      >
        {isSending ? 'Telling us…' : 'I have read it'}
      </button>
      <p id="what-reading-does" className={styles.quiet}>
        Confirms receipt, so we will not contact anyone else in your company. You still need to send an
        answer.
      </p>
    </div>
  );
}
