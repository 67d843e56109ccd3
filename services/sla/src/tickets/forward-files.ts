import { In, type EntityManager } from 'typeorm';
import { requestOf } from '../authority-requests/authority-request.view.ts';
import { UnknownFile } from '../conversation/conversation.errors.ts';
import { filesOf, isWithoutMessage } from '../conversation/conversation-of.ts';
import { TicketFile } from '../conversation/ticket-file.entity.ts';
import type { TicketColumns } from './ticket-columns.ts';

/**
 * Hands files of the authority to the client, in the transaction of the forwarding. Unless staff says which: those that
 * came with the order, and none of one that the client was not to hear of. @throws UnknownFile
 */
export async function forwardFiles(
  db: EntityManager,
  { id: ticketId, signupId }: TicketColumns,
  fileIds: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const chosen = fileIds ?? (await usualFiles(db, ticketId));
  const files = (await filesOf(db, ticketId)).filter(
    ({ id, sender }) => sender === 'authority' && chosen.includes(id),
  );
  if (files.length !== new Set(chosen).size) throw new UnknownFile();
  if (files.length === 0) return;
  const ids = In(files.map(({ id }) => id));
  await db.update(TicketFile, { id: ids }, { forwardedAt: now, forwardedTo: signupId });
}

async function usualFiles(db: EntityManager, ticketId: number): Promise<string[]> {
  const request = await requestOf(db, ticketId);
  if (!request || request.doNotInform) return [];
  const files = await filesOf(db, ticketId);
  const isUsual = await isWithoutMessage(db, ticketId);
  return files.filter(({ id, sender }) => sender === 'authority' && isUsual(id)).map(({ id }) => id);
}
