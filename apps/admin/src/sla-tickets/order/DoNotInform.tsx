import { useState } from 'react';
import { Button } from 'antd';
import { MESSAGES } from '@rep13/contracts-constants';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { liftDoNotInform } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { Notice, requiredText, TextAreaField } from '@rep13/ui';
import { aloneBody, ALONE_RULES, TOGETHER, verbOfTwo } from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { Key } from '../work/Key.tsx';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';

/** The authority has forbidden to tell the client: said above everything else, with the way to lift it. */
export function DoNotInform() {
  const { ticket } = useTicketWork();
  const mayChange = useMayChange() && ticket.doNotInform;
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  useShortcuts(mayChange ? [{ key: 'l', label: 'Ask to lift “Do not inform”', run: ask }] : [], 'one record');
  if (!ticket.doNotInform) return null;
  const button = (
    <Button size="small" aria-keyshortcuts="l" onClick={ask}>
      Ask to lift <Key of="l" />
    </Button>
  );
  return (
    <>
      <Notice tone="bad" action={mayChange && button}>
        <strong>Do not inform the client.</strong> The authority has forbidden it: the client sees nothing of
        this order and gets no mail about it.
      </Notice>
      {isAsking && <LiftDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function LiftDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog
      call={callOf(liftDoNotInform, { params: { id: ticket.id } })}
      name="lift-do-not-inform"
      title={`Let the client know of ${ticket.ticketNumber}`}
      lead="From then on the order can be forwarded to the client and the client can be written to. It cannot be taken back."
      verb={(values) => verbOfTwo('Lift it', values)}
      isDangerous
      done="The client may be told from now on"
      initial={{ reason: '', ...TOGETHER }}
      rules={{ ...ALONE_RULES, reason: requiredText(MESSAGES.approvalReason) }}
      body={({ reason, ...alone }) => ({ reason: reason.trim(), ...aloneBody(alone) })}
      onClose={onClose}
    >
      {({ isAlone }) => (
        <>
          <TextAreaField
            name="reason"
            label="Why the client may know now"
            maxLength={TICKET_LIMITS.wordMax}
            autoFocus
          />
          <TakesTwo isAlone={isAlone} />
        </>
      )}
    </TicketDialog>
  );
}
