import type { MessageRecipient } from '@rep13/contracts-sla/constants';
import type { StaffFileView, TicketDetailView, TicketMessageView } from '@rep13/contracts-sla';

/** Which part of the conversation is shown. */
export type ConversationPart = 'all' | MessageRecipient;

/** With whom a message was exchanged. */
export const partyOf = ({ direction }: Pick<TicketMessageView, 'direction'>): MessageRecipient =>
  direction === 'staff_to_client' || direction === 'client_to_staff' ? 'client' : 'authority';

/** Who is answered next: who wrote last; before anybody did, the authority if it can be written to. */
export function nextRecipient({ messages, request }: TicketDetailView): MessageRecipient {
  const last = messages.findLast(
    ({ direction, ofEarlierClient }) => direction.endsWith('_to_staff') && !ofEarlierClient,
  );
  if (last) return partyOf(last);
  return request?.email ? 'authority' : 'client';
}

/** Why nothing can be written to somebody, or null. The server refuses the same. */
export function whyNotWritten(
  to: MessageRecipient,
  { request, signupId, doNotInform, forwardedToClient, lifeAtRisk }: TicketDetailView,
): string | null {
  if (to === 'authority' && lifeAtRisk)
    return 'No authority has written. The client informs the authorities itself.';
  if (to === 'authority') {
    return request?.email
      ? null
      : 'We have no e-mail address of this authority. Answer it as it wrote to you, and put it into a note.';
  }
  if (signupId === null) return 'Nobody has said yet which client this order is about. Match it first.';
  if (doNotInform) return 'The authority has forbidden to tell the client. Ask to lift that first.';
  return forwardedToClient ? null : 'The client does not know of this order yet. Forward it first.';
}

/** As it stands in our sentences. */
export const recipientName = (
  to: MessageRecipient,
  { companyName, authorityName }: TicketDetailView,
): string => (to === 'client' ? (companyName ?? 'the client') : authorityName);

/** Who sent a file. */
export const FILE_FROM: Record<StaffFileView['from'], string> = {
  staff: 'from us',
  client: 'from the client',
  authority: 'from the authority',
};

/** Files that may go with a message: not those of a client that the order was about by mistake. */
export const filesToSend = ({ files }: TicketDetailView): StaffFileView[] =>
  files.filter(({ ofEarlierClient }) => !ofEarlierClient);

/** Files that came with the order itself, or were uploaded and not sent. */
export function filesWithoutMessage({ files, messages }: TicketDetailView): StaffFileView[] {
  const sent = new Set(messages.flatMap((message) => message.files.map(({ id }) => id)));
  return files.filter(({ id }) => !sent.has(id));
}
