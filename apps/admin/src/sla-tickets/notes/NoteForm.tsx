import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';
import { useState } from 'react';
import { MESSAGES } from '@rep13/contracts-constants';

import type { TicketNoteBody } from '@rep13/contracts-sla';
import { note } from '@rep13/contracts-api-admin/ticket-conversation';
import { callOf } from '@rep13/contracts-operations';
import { Form, FormEnd, requiredText, TextAreaField, useForm } from '@rep13/ui';
import { ApiError } from '@rep13/web-kit/api';
import { useAdminSend } from '../../session/useAdminSend.ts';
import type { DraftsHandle } from '../conversation/useDrafts.ts';
import { sendWithCtrlEnter } from '../work/send-with-ctrl-enter.ts';
import { ticketErrorMessage } from '../work/ticket-error-message.ts';
import { useTicketWork } from '../work/ticket-work.ts';

interface NoteFormProps {
  handle: DraftsHandle;
  isOpened: boolean;
  onAdded: () => void;
}

const RULES = { body: requiredText(MESSAGES.noteBody, TICKET_MESSAGE_MAX) };

/** A note changes nothing about the order, so it names no version: it is taken whatever others do meanwhile. */
export function NoteForm({ handle, isOpened, onAdded }: NoteFormProps) {
  const { ticket } = useTicketWork();
  const { drafts, change, forget } = handle;
  const form = useForm({
    name: 'note',
    initial: { body: drafts.note.body },
    rules: RULES,
    onChange: ({ body }) => change('note', (draft) => ({ ...draft, body })),
  });
  const { send, isSending } = useAdminSend(callOf(note, { params: { id: ticket.id } }));
  const [problem, setProblem] = useState('');
  const add = async ({ body }: TicketNoteBody) => {
    setProblem('');
    try {
      await send({ body: body.trim() });
      forget('note');
      form.reset({ body: '' });
      onAdded();
    } catch (error) {
      const refusals = error instanceof ApiError ? error.errors : undefined;
      if (!form.refuse(refusals)) setProblem(ticketErrorMessage(error));
    }
  };
  return (
    <Form form={form} onSend={add} onKeyDown={sendWithCtrlEnter(isSending)}>
      <TextAreaField name="body" label="New note" rows={3} autoFocus={isOpened} />
      <FormEnd button="Add the note" busyButton="Adding..." isSending={isSending} problem={problem} />
    </Form>
  );
}
