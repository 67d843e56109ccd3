import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import type { EntityManager } from 'typeorm';
import { contentKey } from './content-key.ts';
import { recordFurtherCopy } from './further-copy.ts';
import { MailPieces } from './mail-pieces.ts';

/** Where in a mailbox it lay. What is delivered to us has a uid from our own sequence. */
export interface MailPlace {
  readonly mailbox: string;
  readonly folder: string;
  readonly uidValidity: bigint;
  readonly uid: bigint;
}

/** A mail that reached us, as its bytes. */
export interface ArrivedMail {
  readonly raw: Buffer;
  readonly place: MailPlace;
  /** When its server took it (IMAP's INTERNALDATE); null of a mail that is delivered to us. */
  readonly internalAt: Date | null;
  /** The addresses of ours that it was delivered to, where its server says them. */
  readonly recipients?: readonly string[];
  /** It lay where the mailbox's provider puts spam. */
  readonly isJunk?: boolean;
  /** Bytes of the whole mail, where only its beginning was fetched because it is too large. */
  readonly wholeSize?: number;
}

/** What was kept. */
export interface StoredMail {
  readonly mailId: number;
  /** False for a content that is here already, from wherever. */
  readonly isNew: boolean;
}

/**
 * Keeps a mail before anybody reads it: nothing of what it says can make that fail. The same content is kept once, and
 * each place where it lay is noted.
 */
@Injectable()
export class StoreMail {
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pieces: MailPieces,
    private readonly clock: Clock,
  ) {}

  /** Calls back after each mail that is to be read is safe. */
  whenStored(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** @param also what has to be written with it, such as how far its folder was read. */
  async store(mail: ArrivedMail, also?: (db: EntityManager) => Promise<void>): Promise<StoredMail> {
    const stored = await this.unitOfWork.run(async (scope) => {
      const { db } = scope;
      const found = await this.storeContent(db, mail);
      const copy = { mailId: found.mailId, internalAt: mail.internalAt, isJunk: mail.isJunk ?? false };
      await noteCopy(db, found.mailId, mail);
      const isToBeRead = found.isNew || (await recordFurtherCopy(scope, copy, this.clock.now()));
      await also?.(db);
      return { ...found, isToBeRead };
    });
    if (stored.isToBeRead) for (const listener of this.listeners) listener();
    return stored;
  }

  private async storeContent(
    db: EntityManager,
    { raw, internalAt, wholeSize }: ArrivedMail,
  ): Promise<StoredMail> {
    const now = this.clock.now();
    const receivedAt = internalAt && internalAt < now ? internalAt : now;
    const key = contentKey(raw);
    const [added] = await db.query<{ id: number }[]>(
      `insert into inbound_mails (content_key, size, sha256, pieces, received_at, internal_at, seen_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (content_key) do nothing returning id`,
      [
        key,
        wholeSize ?? raw.length,
        sha256Hex(raw),
        MailPieces.countFor(raw.length),
        receivedAt,
        internalAt,
        now,
      ],
    );
    if (added) {
      await this.pieces.store(db, added.id, raw);
      return { mailId: added.id, isNew: true };
    }
    const [known] = await db.query<{ id: number }[]>('select id from inbound_mails where content_key = $1', [
      key,
    ]);
    if (!known) throw new Error('a mail was deleted while it came again');
    return { mailId: known.id, isNew: false };
  }
}

async function noteCopy(
  db: EntityManager,
  mailId: number,
  { place, internalAt, recipients = [], isJunk = false }: ArrivedMail,
): Promise<void> {
  const { mailbox, folder, uidValidity, uid } = place;
  await db.query(
    `insert into inbound_mail_copies (mailbox, folder, uid_validity, uid, mail_id, internal_at, recipients, is_junk)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [mailbox, folder, `${uidValidity}`, `${uid}`, mailId, internalAt, recipients, isJunk],
  );
}
