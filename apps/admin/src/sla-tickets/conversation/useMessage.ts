import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { type MessageRecipient } from '@rep13/contracts-sla/constants';
import type { StaffFileView } from '@rep13/contracts-sla';
import { write as writeMessage } from '@rep13/contracts-api-admin/ticket-conversation';
import { callOf } from '@rep13/contracts-operations';
import { requiredText, useForm } from '@rep13/ui';
import { useTicketWork } from '../work/ticket-work.ts';
import { useTicketWrite } from '../work/useTicketWrite.ts';
import { GAP } from './message-templates.ts';
import { recipientName } from './recipients.ts';
import type { DraftsHandle } from './useDrafts.ts';
import { useStaffFiles } from './useStaffFiles.ts';

const isThere = requiredText(MESSAGES.messageBody, TICKET_MESSAGE_MAX);

const RULES = {
  body: (typed: string) =>
    isThere(typed) ?? (typed.includes(GAP) ? `Please fill in what is in brackets: ${GAP}]` : undefined),
};

/** A message to one of the two, with its files: typed, kept, sent. */
export function useMessage(to: MessageRecipient, { drafts, change, forget }: DraftsHandle) {
  const { ticket, amend } = useTicketWork();
  const { body, fileIds } = drafts[to];
  const form = useForm({
    name: 'message',
    initial: { body, wantsAnswer: true },
    rules: RULES,
    onChange: (typed) => change(to, (draft) => ({ ...draft, body: typed.body })),
  });
  const { write, isSending, problem } = useTicketWrite(callOf(writeMessage, { params: { id: ticket.id } }), {
    done: (written) => `Sent to ${recipientName(to, written)}`,
    onRefused: form.refuse,
  });
  const uploads = useStaffFiles(ticket.id, (file: StaffFileView) => {
    amend((known) => ({ ...known, files: [...known.files.filter(({ id }) => id !== file.id), file] }));
    change(to, (draft) => ({ ...draft, fileIds: [...draft.fileIds, file.id] }));
  });
  const chosen = fileIds.filter((id) => ticket.files.some((file) => file.id === id));
  const send = async () => {
    const typed = form.values.body.trim();
    const message = { to, body: typed, ...(chosen.length > 0 && { fileIds: chosen }) };
    const asks = to === 'client' && { wantsAnswer: form.values.wantsAnswer };
    if (!(await write({ ...message, ...asks }))) return;
    forget(to);
    form.reset({ body: '', wantsAnswer: true });
  };
  const choose = (ids: readonly string[]) => change(to, (draft) => ({ ...draft, fileIds: ids }));
  return { form, send, isSending, problem, uploads, chosen, choose };
}
