import { useState } from 'react';
import { Button } from 'antd';
import { match } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { given, Notice, withVisibleMarks } from '@rep13/ui';
import { ClientField } from '../../client-links/ClientField.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { Key } from '../work/Key.tsx';
import { Candidates } from './Candidates.tsx';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';

/** Nobody knows whom the order is about: what the authority wrote, and the way to say it. */
export function Unmatched() {
  const { ticket } = useTicketWork();
  const [isMatching, setMatching] = useState(false);
  const isUnmatched = ticket.signupId === null;
  const mayMatch = useMayChange() && isUnmatched;
  const match = () => setMatching(true);
  useShortcuts(mayMatch ? [{ key: 'm', label: 'Match a client', run: match }] : [], 'one record');
  if (!isUnmatched) return null;
  const button = (
    <Button size="small" aria-keyshortcuts="m" onClick={match}>
      Match a client <Key of="m" />
    </Button>
  );
  return (
    <>
      <Notice tone="waiting" action={mayMatch && button}>
        Nobody has said yet which client this order is about.
        {ticket.request && <span>{` The authority wrote: ${withVisibleMarks(ticket.request.target)}`}</span>}
        {ticket.request && <Candidates />}
      </Notice>
      {isMatching && <MatchDialog onClose={() => setMatching(false)} />}
    </>
  );
}

interface MatchValues {
  signupId: number | undefined;
}

const INITIAL: MatchValues = { signupId: undefined };

function MatchDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog
      call={callOf(match, { params: { id: ticket.id } })}
      name="match"
      title={`Match a client to ${ticket.ticketNumber}`}
      lead={
        ticket.request
          ? `The authority wrote: ${withVisibleMarks(ticket.request.target)}`
          : 'From then on it stands among this client’s orders.'
      }
      verb="Match"
      done={({ companyName }) => `The order is about ${companyName ?? 'this client'}`}
      initial={INITIAL}
      rules={{ signupId: given('Please choose the client') }}
      body={({ signupId }) => ({ signupId: signupId ?? 0 })}
      onClose={onClose}
    >
      <ClientField />
    </TicketDialog>
  );
}
