import { useEffect } from 'react';
import * as mails from '@rep13/contracts-api-admin/mails';
import { callOf } from '@rep13/contracts-operations';
import { RadioField, TextField, useForm } from '@rep13/ui';
import { ConfirmForm } from '../frame/ConfirmForm.tsx';
import type { MailDialogProps } from './mail-work.ts';
import { useEnterSends } from './useEnterSends.ts';
import { useMailWrite } from './useMailWrite.ts';
import { useOrderChoices } from './useOrderChoices.ts';

interface AttachValues {
  wanted: string;
  ticketId: string;
}

/** Adds a mail to the conversation of an order: of the one that is suggested, or of one that is looked for. */
export function AttachDialog({ onClose, ...work }: MailDialogProps) {
  const { mail } = work;
  const first = mail.suggestions[0]?.ticketId.toString() ?? '';
  const form = useForm<AttachValues>({ name: 'mail-attach', initial: { wanted: '', ticketId: first } });
  const { wanted, ticketId } = form.values;
  const found = useOrderChoices(wanted, mail.suggestions);
  const { choices } = found;
  const { write, isSending, problem } = useMailWrite(
    callOf(mails.attach, { params: { id: mail.id } }),
    work,
    { done: ({ decision }) => `Added to ${decision?.tickets[0]?.ticketNumber ?? 'the order'}` },
  );
  useEnterSends(form.name, isSending);
  const [only] = choices.length === 1 ? choices : [];
  const { set } = form;
  useEffect(() => {
    if (only && only[0] !== ticketId) set({ ticketId: only[0] });
  });
  // An order that is no longer in sight is not meant any more.
  const chosen = choices.some(([id]) => id === ticketId) ? ticketId : '';
  const attach = async () => {
    if (!chosen)
      return void form.refuse([{ path: 'wanted', message: 'Please choose the order it belongs to' }]);
    if (await write({ ticketId: Number(chosen) })) onClose();
  };
  return (
    <ConfirmForm
      form={form}
      title="Add this mail to an order"
      lead="It becomes a message of the authority in its conversation. An order that is closed is opened again."
      verb="Add it"
      isSending={isSending}
      problem={problem}
      onConfirm={attach}
      onClose={onClose}
    >
      <OrderField wanted={wanted} found={found} />
    </ConfirmForm>
  );
}

interface OrderFieldProps {
  wanted: string;
  found: ReturnType<typeof useOrderChoices>;
}

function OrderField({ wanted, found: { choices, isSearching, hasFailed } }: OrderFieldProps) {
  return (
    <>
      <TextField
        name="wanted"
        label="Look for another order"
        isOptional
        hint="Its number, a reference, or the name of client or authority."
        autoFocus
      />
      {choices.length > 0 && <RadioField name="ticketId" label="The order it belongs to" options={choices} />}
      <p role="status">{choices.length === 0 && nothing(wanted, isSearching, hasFailed)}</p>
    </>
  );
}

function nothing(wanted: string, isSearching: boolean, hasFailed: boolean): string {
  if (!wanted.trim()) return 'No order is suggested: type what to look for.';
  if (hasFailed) return 'The search failed. Type again to retry.';
  return isSearching ? 'Searching' : 'No order matches.';
}
