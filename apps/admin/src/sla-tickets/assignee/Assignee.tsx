import { useState } from 'react';
import { Button } from 'antd';
import { assign } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { Problem } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { useStaffNames } from '../../staff/useStaffNames.ts';
import { Key } from '../work/Key.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';
import { useTicketWrite } from '../work/useTicketWrite.ts';
import styles from './assignee.module.css';
import { GiveDialog } from './GiveDialog.tsx';

/** Who works on the order, and how that changes. */
export function Assignee() {
  const { ticket } = useTicketWork();
  const nameOf = useStaffNames();
  const mayChange = useMayChange();
  return (
    <div className={styles.assignee}>
      <span>
        {ticket.assigneeId === null ? 'Unassigned' : `Assignee: ${nameOf(`admin:${ticket.assigneeId}`)}`}
      </span>
      {mayChange && <Changes />}
    </div>
  );
}

function Changes() {
  const { ticket, me } = useTicketWork();
  const [isGiving, setGiving] = useState(false);
  const { write, isSending, problem } = useTicketWrite(callOf(assign, { params: { id: ticket.id } }), {
    done: ({ ticketNumber }) => `${ticketNumber} is yours`,
  });
  const isMine = ticket.assigneeId === me.id;
  const take = () => {
    if (isMine) toast({ title: `${ticket.ticketNumber} is yours already` });
    else if (!isSending) void write({ assigneeId: me.id });
  };
  const give = () => setGiving(true);
  useShortcuts(
    [
      { key: 't', label: 'Assign to me', run: take },
      { key: 'g', label: 'Assign to a colleague', run: give },
    ],
    'one record',
  );
  return (
    <>
      {!isMine && (
        <Button size="small" aria-keyshortcuts="t" disabled={isSending} onClick={take}>
          Assign to me <Key of="t" />
        </Button>
      )}
      <Button size="small" aria-keyshortcuts="g" onClick={give}>
        Assign … <Key of="g" />
      </Button>
      <Problem text={problem} />
      {isGiving && <GiveDialog onClose={() => setGiving(false)} />}
    </>
  );
}
