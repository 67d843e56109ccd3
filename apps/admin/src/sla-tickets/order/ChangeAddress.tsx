import { useState } from 'react';
import { Button } from 'antd';
import { AUTHORITY_LIMITS } from '@rep13/contracts-authority-requests/constants';
import * as work from '@rep13/contracts-api-admin/ticket-work';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import type { AuthorityAddressBody, AuthorityRequestView } from '@rep13/contracts-sla';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { requiredEmail, requiredText, TextAreaField, TextField, type Rules } from '@rep13/ui';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useMayChange, useTicketWork } from '../work/ticket-work.ts';

const RULES: Rules<AuthorityAddressBody> = {
  email: requiredEmail(),
  authorityName: requiredText(MESSAGES.authorityName),
  reason: requiredText(MESSAGES.approvalReason),
};

/** Corrects where the authority reads our mails, where staff may; wherever its address is shown. */
export function ChangeAddress() {
  const { request } = useTicketWork().ticket;
  const mayChange = useMayChange();
  const [isAsked, setAsked] = useState(false);
  if (!mayChange || !request) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        Change its address
      </Button>
      {isAsked && <ChangeAddressDialog request={request} onClose={() => setAsked(false)} />}
    </>
  );
}

function ChangeAddressDialog({ request, onClose }: { request: AuthorityRequestView; onClose: () => void }) {
  const { ticket } = useTicketWork();
  const { email, authorityName, officerName, phone } = request;
  return (
    <TicketDialog<AuthorityAddressBody, AuthorityAddressBody>
      call={callOf(work.changeAddress, { params: { id: ticket.id } })}
      name="change-address"
      title={`Change where ${ticket.ticketNumber}’s authority reads our mails`}
      lead="Take the address from the authority itself. The links that it has end, and one goes to the new address. The old one stays in what happened."
      verb="Change"
      done="The address is changed"
      initial={{
        ...{ email: email ?? '', authorityName, officerName: officerName ?? '' },
        ...{ phone: phone ?? '', reason: '' },
      }}
      rules={RULES}
      body={(values) => values}
      onClose={onClose}
    >
      <AddressFields />
    </TicketDialog>
  );
}

function AddressFields() {
  return (
    <>
      <TextField name="email" label="Mail address" type="email" maxLength={LIMITS.emailMax} autoFocus />
      <TextField name="authorityName" label="Authority" maxLength={LIMITS.nameMax} autoComplete="off" />
      <TextField
        name="officerName"
        label="Officer"
        isOptional
        maxLength={LIMITS.nameMax}
        autoComplete="off"
      />
      <TextField
        name="phone"
        label="Telephone, as the authority gives it"
        isOptional
        type="tel"
        maxLength={AUTHORITY_LIMITS.phoneMax}
        autoComplete="off"
      />
      <TextAreaField name="reason" label="How you know" maxLength={TICKET_LIMITS.wordMax} />
    </>
  );
}
