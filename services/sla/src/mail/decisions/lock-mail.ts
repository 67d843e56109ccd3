import type { MailState } from '@rep13/contracts-sla/constants';
import { lockOne, NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { InboundMail } from '../inbound-mail.entity.ts';
import { MailChanged, MailDecided } from '../mail.errors.ts';

/** A mail that somebody decides about is held until the commit. @throws NotFound, MailDecided, MailChanged */
export async function lockMail(
  db: EntityManager,
  { mailId, version }: { readonly mailId: number; readonly version?: number },
  states: readonly MailState[] = ['waiting'],
): Promise<InboundMail> {
  const mail = await lockOne(db, InboundMail, { id: mailId });
  if (!mail) throw new NotFound();
  if (!states.includes(mail.state)) throw new MailDecided();
  if (version !== undefined && mail.version !== version) throw new MailChanged();
  return mail;
}
