import { useState } from 'react';
import { Button } from 'antd';
import { concernsUser } from '@rep13/contracts-sla/constants';
import { Section } from '@rep13/ui';
import { mayWork } from '../../session/roles.ts';
import { useTicketWork } from '../work/ticket-work.ts';
import { userText } from './user-text.ts';
import { UserNoticeDialog } from './UserNoticeDialog.tsx';

/** How it stands with the user concerned, also of a closed order. Not there where the law asks for no such thing. */
export function UserConcerned() {
  const { ticket, me } = useTicketWork();
  const [isAsked, setAsked] = useState(false);
  const text = userText(ticket);
  if (!text && !concernsUser(ticket.orderKind)) return null;
  const button = (
    <Button size="small" onClick={() => setAsked(true)}>
      What the authority says
    </Button>
  );
  return (
    <Section title="The user concerned" action={mayWork(me.role) && button}>
      {text ?? 'Nobody has said anything of it yet.'}
      {isAsked && <UserNoticeDialog onClose={() => setAsked(false)} />}
    </Section>
  );
}
