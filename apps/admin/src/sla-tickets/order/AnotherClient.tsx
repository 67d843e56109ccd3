import { useState } from 'react';
import { Button } from 'antd';
import { MESSAGES } from '@rep13/contracts-constants';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { changeClient } from '@rep13/contracts-api-admin/ticket-work';
import { callOf } from '@rep13/contracts-operations';
import { given, requiredText, TextAreaField, withVisibleMarks } from '@rep13/ui';
import {
  aloneBody,
  ALONE_RULES,
  TOGETHER,
  verbOfTwo,
  type AloneValues,
} from '../../approvals/break-glass.ts';
import { TakesTwo } from '../../approvals/TakesTwo.tsx';
import { ClientField } from '../../client-links/ClientField.tsx';
import { useShortcuts } from '../../keyboard/useShortcuts.ts';
import { Key } from '../work/Key.tsx';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';

/** The way to say that the order is not about the client that was matched. */
export function AnotherClient() {
  const mayChange = useMayChange();
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  useShortcuts(
    mayChange ? [{ key: 'v', label: 'Say that another client is meant', run: ask }] : [],
    'one record',
  );
  if (!mayChange) return null;
  return (
    <>
      <Button size="small" aria-keyshortcuts="v" onClick={ask}>
        Another client is meant <Key of="v" />
      </Button>
      {isAsking && <AnotherClientDialog onClose={() => setAsking(false)} />}
    </>
  );
}

interface AnotherClientValues extends AloneValues {
  signupId: number | undefined;
  reason: string;
}

const INITIAL: AnotherClientValues = { signupId: undefined, reason: '', ...TOGETHER };
const RULES = {
  ...ALONE_RULES,
  signupId: given('Please choose the client'),
  reason: requiredText(MESSAGES.approvalReason),
};

function AnotherClientDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  const { companyName, forwardedToClient, ticketNumber } = ticket;
  const before = withVisibleMarks(companyName ?? 'The client of now');
  return (
    <TicketDialog
      call={callOf(changeClient, { params: { id: ticket.id } })}
      name="change-client"
      title={`Another client is meant by ${ticketNumber}`}
      lead={
        forwardedToClient
          ? `${before} no longer sees the order. What was written to and by it, its files and what it said stay with us and go to nobody. The other client is told when you forward the order to it.`
          : `${before} was told nothing of the order. The other client is told when you forward the order to it.`
      }
      verb={(values) => verbOfTwo('Change the client', values)}
      isDangerous
      done={({ companyName: now }) => `The order is about ${now ?? 'the other client'}`}
      initial={INITIAL}
      rules={RULES}
      body={({ signupId, reason, ...alone }) => ({
        signupId: signupId ?? 0,
        reason: reason.trim(),
        ...aloneBody(alone),
      })}
      onClose={onClose}
    >
      {({ isAlone }) => (
        <>
          <ClientField />
          <TextAreaField
            name="reason"
            label="How you know that the other one is meant"
            maxLength={TICKET_LIMITS.wordMax}
          />
          <TakesTwo isAlone={isAlone} />
        </>
      )}
    </TicketDialog>
  );
}
