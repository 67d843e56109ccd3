import type { DataSource } from 'typeorm';

/** A reader that vanished holds a mail up for so long; one that is at work renews its claim. */
const CLAIMED_FOR = "interval '30 seconds'";

/** The mail to be read next. */
export interface ClaimedMail {
  readonly id: number;
  readonly pieces: number;
  readonly size: number;
  /** This one counted: whatever ends the reader with its whole process has been counted before. */
  readonly tries: number;
}

/**
 * Takes the oldest mail that nobody reads now, and counts the try before it begins. A copy that is noted meanwhile holds
 * its key, and does not make it pass for locked.
 */
export async function claimMail(source: DataSource): Promise<ClaimedMail | undefined> {
  const [[claimed]] = await source.query<[ClaimedMail[], number]>(
    `update inbound_mails set tries = tries + 1, reading_until = now() + ${CLAIMED_FOR}
     where id = (
       select id from inbound_mails
       where state = 'reading' and (reading_until is null or reading_until < now())
       order by id limit 1 for no key update skip locked
     ) returning id, pieces, size, tries`,
  );
  return claimed;
}

/** It is still being read. */
export const renewClaim = async (source: DataSource, id: number): Promise<void> => {
  await source.query(
    `update inbound_mails set reading_until = now() + ${CLAIMED_FOR} where id = $1 and state = 'reading'`,
    [id],
  );
};

/** Lets anybody try again at once. */
export const releaseMail = async (source: DataSource, id: number): Promise<void> => {
  await source.query('update inbound_mails set reading_until = null where id = $1', [id]);
};
