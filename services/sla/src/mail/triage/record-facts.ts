import type { MailSignatureView } from '@rep13/contracts-sla';
import type { EntityManager } from 'typeorm';
import type { InboundMail } from '../inbound-mail.entity.ts';
import type { CheckedSignature, MailFacts } from '../reading/mail-facts.ts';
import type { MailContent } from '../contents/mail-contents.ts';
import { receivedAtOf } from '../storage/received-at.ts';
import { storable, storableOrNull } from '../contents/storable.ts';
import type { MailContext } from './mail-context.ts';

/** When a mail came. */
export interface Arrival {
  /** When our own server stamped it. */
  readonly traceAt: Date | null;
  readonly receivedAt: Date;
  readonly isOdd: boolean;
}

export function arrivalOf(mail: InboundMail, { tracedAt }: MailFacts): Arrival {
  const traceAt = timeOf(tracedAt);
  return { traceAt, ...receivedAtOf({ ...mail, traceAt }) };
}

/** Notes on a mail what was read of it. */
export async function recordFacts(
  db: EntityManager,
  mail: InboundMail,
  { facts, parts }: MailContent,
  { proven, named, isReturned }: MailContext,
  { traceAt, receivedAt, isOdd }: Arrival,
): Promise<void> {
  const messageId = storableOrNull(facts.messageId);
  Object.assign(mail, textsOf(facts), {
    ...{ traceAt, receivedAt, messageId },
    reading: facts.read,
    readingReason: facts.reason,
    writtenAt: timeOf(facts.date),
    automatic: facts.automatic ?? (isReturned ? 'bounce' : null),
    isGenerated: facts.isGenerated,
    isInfected: parts.some(({ isInfected }) => isInfected),
    provenReference: proven?.reference ?? null,
    namedReference: named?.reference ?? null,
    passedDomain: facts.passed?.domain ?? null,
    signature: facts.signature && storableSignature(facts.signature),
    encrypted: facts.encrypted,
    warnings: [
      ...facts.warnings,
      ...(isOdd ? ['odd-time'] : []),
      ...((await isKnownId(db, mail.id, messageId)) ? ['same-message-id'] : []),
    ],
    parts: parts.map(({ view }) => view),
  });
}

const textsOf = (facts: MailFacts) => ({
  fromName: storableOrNull(facts.from?.name ?? null),
  fromAddress: storableOrNull(facts.from?.address ?? null),
  replyTo: facts.replyTo.map(storable),
  subject: storableOrNull(facts.subject),
  text: storable(facts.newText),
  quoted: storableOrNull(facts.quoted),
  otherText: storableOrNull(facts.otherText),
  answers: facts.answers.map(storable),
  nested: facts.nested.map(({ from, subject, text }) => ({
    fromAddress: storableOrNull(from?.address ?? null),
    subject: storableOrNull(subject),
    text: storable(text),
  })),
});

/** The key itself stays in the mail until staff keeps it. */
const storableSignature = ({ material: _, ...signature }: CheckedSignature): MailSignatureView => ({
  ...signature,
  signer: storableOrNull(signature.signer),
});

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A sender may use an id twice, or somebody may have sent it first: both are kept, and staff is told. */
async function isKnownId(db: EntityManager, id: number, messageId: string | null): Promise<boolean> {
  if (messageId === null) return false;
  const rows = await db.query<object[]>(
    'select from inbound_mails where message_id = $1 and id <> $2 limit 1',
    [messageId, id],
  );
  return rows.length > 0;
}
