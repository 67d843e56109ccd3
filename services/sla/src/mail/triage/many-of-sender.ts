import { HOUR_MS } from '@rep13/contracts-constants';
import type { EntityManager } from 'typeorm';
import type { InboundMail } from '../inbound-mail.entity.ts';

/** Mails of one address in an hour, of which nothing proves where they come from, that have lines of their own. */
const LINES_OF_ONE = 5;

/** How a mail stands among those that its sender wrote in the hour before. */
export interface AmongMany {
  /** It is listed under one line with the others of its sender. */
  readonly isRepeated: boolean;
  /** Staff was told of the one before it: another mail about it says nothing new. */
  readonly isNotified: boolean;
}

const ALONE: AmongMany = { isRepeated: false, isNotified: false };

/** All are kept and wait; only what is shown of them and mailed about them has an end. */
export async function amongMany(
  db: EntityManager,
  { id, fromAddress, passedDomain, provenReference }: InboundMail,
  now: Date,
): Promise<AmongMany> {
  if (fromAddress === null || passedDomain !== null || provenReference !== null) return ALONE;
  const [sent] = await db.query<[{ before: number }]>(
    `select count(*)::integer as before from inbound_mails
     where from_address = $1 and seen_at > $2 and id < $3
       and passed_domain is null and proven_reference is null`,
    [fromAddress, new Date(now.getTime() - HOUR_MS), id],
  );
  return { isRepeated: sent.before >= LINES_OF_ONE, isNotified: sent.before > LINES_OF_ONE };
}
