import type { MessageDirection } from '@rep13/contracts-sla/constants';
import type { StaffFileView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import { UnknownFile } from './conversation.errors.ts';
import { filesOf, type MessageWithFiles } from './conversation-of.ts';
import { TicketMessage } from './ticket-message.entity.ts';

export interface NewMessage {
  readonly ticketId: number;
  readonly direction: MessageDirection;
  /** `admin:<id>`, `client:<signupId>` or `authority`. */
  readonly author: string;
  readonly body: string;
  readonly fileIds?: readonly string[] | undefined;
  /** The mail that it came as. */
  readonly mailId?: number;
}

/** Whose files somebody may send: staff hands on what others sent, everybody else only what is theirs. */
const MAY_SEND: Record<MessageDirection, readonly StaffFileView['from'][]> = {
  staff_to_client: ['staff', 'client', 'authority'],
  staff_to_authority: ['staff', 'client', 'authority'],
  client_to_staff: ['client'],
  authority_to_staff: ['authority'],
};

/** Keeps a message with its files. @throws UnknownFile */
export async function writeMessage(
  db: EntityManager,
  { fileIds = [], ...message }: NewMessage,
  now: Date,
): Promise<MessageWithFiles> {
  const wanted = new Set(fileIds);
  const senders = MAY_SEND[message.direction];
  const files = (await filesOf(db, message.ticketId)).filter(
    ({ id, sender, ofEarlierClient }) => wanted.has(id) && senders.includes(sender) && !ofEarlierClient,
  );
  if (files.length !== wanted.size) throw new UnknownFile();
  const written = await db.save(Object.assign(new TicketMessage(), message, { createdAt: now }));
  for (const { id } of files)
    await db.query('insert into ticket_message_files (message_id, file_id) values ($1, $2)', [
      written.id,
      id,
    ]);
  return { message: written, files };
}

/** Whether a file goes with a message of these directions, from one message on. */
export async function isSentIn(
  db: EntityManager,
  ticketId: number,
  fileId: string,
  directions: readonly MessageDirection[],
  after = 0,
): Promise<boolean> {
  const rows = await db.query<object[]>(
    `select from ticket_message_files sent join ticket_messages message on message.id = sent.message_id
     where message.ticket_id = $1 and sent.file_id = $2 and message.direction = any($3)
       and message.id > $4 limit 1`,
    [ticketId, fileId, directions, after],
  );
  return rows.length > 0;
}
