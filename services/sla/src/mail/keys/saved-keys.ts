import type { MailSignatureView } from '@rep13/contracts-sla';
import { In, IsNull, type EntityManager } from 'typeorm';
import { AuthorityKey } from '../../authority-requests/authority-key.entity.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';

type Signature = MailSignatureView | null;

/** A mail, as far as a key can prove its sender. */
export type Received = Pick<InboundMail, 'signature' | 'fromAddress' | 'receivedAt'>;

/** Whether a signature is its sender's own and covers the whole mail: only such a one can prove a sender. */
export const isOfSender = (signature: Signature): boolean =>
  signature?.state === 'valid' && signature.matchesFrom && signature.coversAll;

/** What was recorded last of the key that a mail is signed with, also if it was ended since; null: it was never kept. */
export async function keyOfMail(
  db: EntityManager,
  { signature }: Pick<InboundMail, 'signature'>,
): Promise<AuthorityKey | null> {
  if (!signature?.fingerprint) return null;
  return db.findOne(AuthorityKey, { where: { fingerprint: signature.fingerprint }, order: { id: 'desc' } });
}

/**
 * Whether what signed a mail had ended by itself before the mail came. What the signature says of its own time proves
 * nothing: who has found an old key writes any date.
 */
export const isKeyExpired = ({
  signature,
  receivedAt,
}: Pick<Received, 'signature' | 'receivedAt'>): boolean =>
  signature?.validUntil != null && new Date(signature.validUntil) < receivedAt;

/** The kept key that proves who sent a mail; null: none does. */
export async function provingKey(db: EntityManager, mail: Received): Promise<AuthorityKey | null> {
  const { signature, fromAddress: address } = mail;
  if (!signature?.fingerprint || address === null || !isOfSender(signature) || isKeyExpired(mail))
    return null;
  return db.findOneBy(AuthorityKey, { fingerprint: signature.fingerprint, address, endedAt: IsNull() });
}

/** Those of some mails whose sender is proven by a kept key. */
export async function provenByKey(
  db: EntityManager,
  mails: readonly InboundMail[],
): Promise<ReadonlySet<number>> {
  const signed = mails.filter((mail) => isOfSender(mail.signature) && !isKeyExpired(mail));
  const fingerprints = signed.flatMap(({ signature }) => signature?.fingerprint ?? []);
  if (fingerprints.length === 0) return new Set();
  const keys = await db.findBy(AuthorityKey, { fingerprint: In(fingerprints), endedAt: IsNull() });
  const isProven = ({ signature, fromAddress }: InboundMail) =>
    keys.some((key) => key.fingerprint === signature?.fingerprint && key.address === fromAddress);
  return new Set(signed.filter(isProven).map(({ id }) => id));
}
