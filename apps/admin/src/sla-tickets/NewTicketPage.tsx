import { Button } from 'antd';
import { Notice, useForm } from '@rep13/ui';
import { useNavigate } from '@rep13/web-kit/router';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { TitledPage } from '../layout/TitledPage.tsx';
import { mayWork } from '../session/roles.ts';
import { useStaffMember } from '../session/useStaffMember.ts';
import type { TicketValues } from '../ticket-draft/ticket-draft.ts';
import { TicketForm } from './TicketForm.tsx';
import { TICKET_RULES } from './new-order/order-rules.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import { useOpenTicket } from './useOpenTicket.ts';
import { useTicketDraft } from './useTicketDraft.ts';

/** Where an authority's order is entered. */
export function NewTicketPage() {
  return (
    <AdminLayout>
      <NewTicket />
    </AdminLayout>
  );
}

function NewTicket() {
  const { id: staffId, role } = useStaffMember();
  const navigate = useNavigate();
  const draft = useTicketDraft(staffId);
  const form = useForm<TicketValues>({
    name: 'order',
    initial: draft.initial,
    rules: TICKET_RULES,
    onChange: draft.save,
  });
  const { open, isSending, problem } = useOpenTicket(form, (ticket) => {
    draft.forget();
    void navigate(ticketPath(ticket.id));
  });
  if (!mayWork(role)) return <TitledPage>Your role does not allow this.</TitledPage>;
  return (
    <TitledPage lead="As the authority sent it, by e-mail, post or telephone. The client sees nothing of it before it is forwarded.">
      {draft.isRestored && (
        <Notice tone="info" action={<Button onClick={() => form.reset(draft.discard())}>Discard it</Button>}>
          This is what you typed before and did not send.
        </Notice>
      )}
      <TicketForm form={form} isSending={isSending} problem={problem} onSubmit={open} />
    </TitledPage>
  );
}
