import type { MessageDirection } from '@rep13/contracts-sla/constants';
import type { StaffFileView, TicketMessageView } from '@rep13/contracts-sla';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { TicketFile } from './ticket-file.entity.ts';
import { TicketMessage } from './ticket-message.entity.ts';

/** A message with its files. */
export interface MessageWithFiles {
  readonly message: TicketMessage;
  readonly files: readonly TicketFile[];
}

/** The messages of a ticket that go in these directions, oldest first: who asks names what it may read, and from where on. */
export async function messagesOf(
  db: EntityManager,
  ticketId: number,
  directions: readonly MessageDirection[],
  after = 0,
): Promise<MessageWithFiles[]> {
  const messages = await db.find(TicketMessage, {
    where: { ticketId, direction: In([...directions]), id: MoreThan(after) },
    order: { id: 'asc' },
  });
  if (messages.length === 0) return [];
  const pairs = await db.query<{ message_id: number; file_id: string }[]>(
    'select message_id, file_id from ticket_message_files where message_id = any($1)',
    [messages.map(({ id }) => id)],
  );
  const files = await filesOf(db, ticketId);
  return messages.map((message) => {
    const ids = new Set(pairs.filter((pair) => pair.message_id === message.id).map((pair) => pair.file_id));
    return { message, files: files.filter(({ id }) => ids.has(id)) };
  });
}

/** Tells the files that came with the order itself from those of messages. */
export async function isWithoutMessage(
  db: EntityManager,
  ticketId: number,
): Promise<(fileId: string) => boolean> {
  const rows = await db.query<{ file_id: string }[]>(
    `select sent.file_id from ticket_message_files sent
     join ticket_messages message on message.id = sent.message_id where message.ticket_id = $1`,
    [ticketId],
  );
  const sent = new Set(rows.map(({ file_id }) => file_id));
  return (fileId) => !sent.has(fileId);
}

/** Every file of a ticket, oldest first. */
export const filesOf = (db: EntityManager, ticketId: number): Promise<TicketFile[]> =>
  db.find(TicketFile, { where: { ticketId }, order: { createdAt: 'asc', id: 'asc' } });

export const toTicketFileView = (file: TicketFile): TicketFileView => ({
  id: file.id,
  name: file.name,
  contentType: file.contentType,
  size: file.size,
  createdAt: file.createdAt.toISOString(),
});

export const toStaffFileView = (file: TicketFile): StaffFileView => ({
  ...toTicketFileView(file),
  from: file.sender,
  ofEarlierClient: file.ofEarlierClient,
  forwardedAt: file.forwardedAt?.toISOString() ?? null,
});

const WITH_CLIENT: readonly MessageDirection[] = ['staff_to_client', 'client_to_staff'];

export const toTicketMessageView = (
  { message, files }: MessageWithFiles,
  earlierMessageId: number,
): TicketMessageView => ({
  id: message.id,
  direction: message.direction,
  author: message.author,
  body: message.body,
  createdAt: message.createdAt.toISOString(),
  files: files.map(toStaffFileView),
  mailId: message.mailId,
  ofEarlierClient: WITH_CLIENT.includes(message.direction) && message.id <= earlierMessageId,
});
