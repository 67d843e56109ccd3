import { useState } from 'react';
import { Button } from 'antd';
import * as mails from '@rep13/contracts-api-admin/mails';
import { callOf } from '@rep13/contracts-operations';
import type { InboundMailDetailView } from '@rep13/contracts-sla';
import { Problem } from '@rep13/ui';
import { useNavigate } from '@rep13/web-kit/router';
import { useShortcuts } from '../keyboard/useShortcuts.ts';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { MAIL_ACTIONS, type MailAction } from './mail-actions.ts';
import { MAILS_PATH } from '../mail-links/mail-path.ts';
import type { MailWork } from './mail-work.ts';
import styles from './mail.module.css';
import { OrderDialog } from './OrderDialog.tsx';
import { AnswerDialog, IgnoreDialog } from './PutAwayDialogs.tsx';
import { useMailWrite } from './useMailWrite.ts';

/** What may be done with a mail: a button and a key each. */
export function MailActions(work: MailWork) {
  const { mail } = work;
  const { role } = useStaffMember();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<MailAction | null>(null);
  const { write, problem } = useMailWrite(callOf(mails.reopen, { params: { id: mail.id } }), work, {
    done: () => 'The mail waits again, with its first 24 hours',
  });
  const choose = (action: MailAction) => {
    if (action === 'list') void navigate(MAILS_PATH);
    else if (action === 'reopen') void write({});
    else setAsked(action);
  };
  const actions = mayWork(role) ? actionsOf(mail) : (['list'] as const);
  useShortcuts(
    actions.map((action) => ({ ...MAIL_ACTIONS[action], run: () => choose(action) })),
    'one record',
  );
  return (
    <>
      <div className={styles.actions} role="group" aria-label="What may be done with it">
        {actions.map((action) => (
          <Button
            key={action}
            type={action === 'order' ? 'primary' : 'default'}
            aria-keyshortcuts={MAIL_ACTIONS[action].key}
            onClick={() => choose(action)}
          >
            <span>{`${MAIL_ACTIONS[action].label} `}</span>
            <kbd className={styles.key}>{MAIL_ACTIONS[action].key}</kbd>
          </Button>
        ))}
      </div>
      <Problem text={problem} />
      <AskedDialog {...work} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function AskedDialog({ asked, ...dialog }: MailWork & { asked: MailAction | null; onClose: () => void }) {
  if (asked === 'order') return <OrderDialog {...dialog} />;
  if (asked === 'attach') return <AttachDialog {...dialog} />;
  if (asked === 'ignore') return <IgnoreDialog {...dialog} />;
  if (asked === 'answer') return <AnswerDialog {...dialog} />;
  return null;
}

/** What a machine wrote gets no answer, and nobody can answer a sender that cannot be read. */
function actionsOf({ state, automatic, fromAddress }: InboundMailDetailView): readonly MailAction[] {
  const mayAnswer = automatic === null && fromAddress !== null;
  if (state === 'waiting')
    return ['order', 'attach', 'ignore', ...(mayAnswer ? (['answer'] as const) : []), 'list'];
  const isPutAway = state === 'aside' || state === 'ignored' || state === 'answered';
  return isPutAway ? ['reopen', 'list'] : ['list'];
}
