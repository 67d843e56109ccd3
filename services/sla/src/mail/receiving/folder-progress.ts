import { DAY_MS } from '@rep13/contracts-constants';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A folder of a mailbox. */
export interface FolderName {
  readonly mailbox: string;
  readonly folder: string;
}

/** What a folder's server says of it. */
export interface FolderSeen {
  readonly uidValidity: bigint;
  readonly uidNext: number;
  readonly messages: number;
}

/** From where on a folder is read. */
export interface ReadFrom {
  /** What has a higher uid is new. */
  readonly lastUid: number;
  /** Its uids are others than before, or it is read for the first time since a day: mails from then on are looked at again. */
  readonly since: Date | null;
}

interface FolderRow {
  readonly uid_validity: string;
  readonly last_uid: string;
  readonly again_since: Date | null;
  readonly last_at: Date | null;
}

const LEASE = "interval '15 seconds'";
/** Mails that were taken shortly before the uids became others may have come with one that was not. */
const AGAIN_DAYS = 3;

/** How far each folder was read, and by whom: in Postgres, since nothing is changed in the mailbox. */
@Injectable()
export class FolderProgress {
  constructor(private readonly dataSource: DataSource) {}

  /** Only saves work: two that read one folder at once keep each mail once all the same. By the clock of the database. */
  async lease({ mailbox, folder }: FolderName, reader: string): Promise<boolean> {
    await this.dataSource.query(
      `insert into mail_folders (mailbox, folder, uid_validity, last_uid) values ($1, $2, 0, 0)
       on conflict do nothing`,
      [mailbox, folder],
    );
    const [held] = await this.dataSource.query<[{ reader: string }[], number]>(
      `update mail_folders set reader = $3, reader_until = now() + ${LEASE}
       where mailbox = $1 and folder = $2 and (reader is null or reader = $3 or reader_until < now())
       returning reader`,
      [mailbox, folder, reader],
    );
    return held.length > 0;
  }

  async release({ mailbox, folder }: FolderName, reader: string): Promise<void> {
    await this.dataSource.query(
      `update mail_folders set reader = null, reader_until = null
       where mailbox = $1 and folder = $2 and reader = $3`,
      [mailbox, folder, reader],
    );
  }

  /** Its server has answered. */
  async answered({ mailbox, folder }: FolderName): Promise<void> {
    await this.dataSource.query(
      'update mail_folders set checked_at = now(), refused_at = null where mailbox = $1 and folder = $2',
      [mailbox, folder],
    );
  }

  /** Its server has refused our password or token. */
  async refused({ mailbox, folder }: FolderName): Promise<void> {
    await this.dataSource.query(
      'update mail_folders set refused_at = now() where mailbox = $1 and folder = $2',
      [mailbox, folder],
    );
  }

  /** @param firstDay from when on older mails are taken at the first connection; null: they are left alone, and counted. */
  async begin(name: FolderName, seen: FolderSeen, firstDay: Date | null): Promise<ReadFrom> {
    const { mailbox, folder } = name;
    const [row] = await this.dataSource.query<FolderRow[]>(
      `select uid_validity, last_uid, again_since,
         (select max(internal_at) from inbound_mail_copies c where c.mailbox = $1 and c.folder = $2) as last_at
       from mail_folders where mailbox = $1 and folder = $2`,
      [mailbox, folder],
    );
    if (row && BigInt(row.uid_validity) === seen.uidValidity)
      return { lastUid: Number(row.last_uid), since: row.again_since };
    const isFirst = !row || BigInt(row.uid_validity) === 0n;
    const since = isFirst ? firstDay : daysBefore(row.last_at ?? new Date(), AGAIN_DAYS);
    const lastUid = Math.max(0, seen.uidNext - 1);
    await this.dataSource.query(
      `update mail_folders set uid_validity = $3, last_uid = $4, older = older + $5, again_since = $6
       where mailbox = $1 and folder = $2`,
      [mailbox, folder, `${seen.uidValidity}`, lastUid, isFirst && !since ? seen.messages : 0, since],
    );
    return { lastUid, since };
  }

  /** All since then were. */
  async lookedAgain({ mailbox, folder }: FolderName): Promise<void> {
    await this.dataSource.query(
      'update mail_folders set again_since = null where mailbox = $1 and folder = $2',
      [mailbox, folder],
    );
  }

  /** In the transaction that stores the mail. */
  async advance(db: EntityManager, { mailbox, folder }: FolderName, uid: number): Promise<void> {
    await db.query(
      'update mail_folders set last_uid = greatest(last_uid, $3) where mailbox = $1 and folder = $2',
      [mailbox, folder, uid],
    );
  }

  /** What was taken from it and not yet moved away: also what an earlier process has left. */
  async notMoved({ mailbox, folder }: FolderName, uidValidity: bigint): Promise<number[]> {
    const rows = await this.dataSource.query<{ uid: string }[]>(
      `select uid from inbound_mail_copies
       where mailbox = $1 and folder = $2 and uid_validity = $3 and moved_at is null order by uid`,
      [mailbox, folder, `${uidValidity}`],
    );
    return rows.map(({ uid }) => Number(uid));
  }

  /** @param uids what each mail's uid was, and what it is now; null where the server does not say. */
  async moved(
    { mailbox, folder }: FolderName,
    uidValidity: bigint,
    { to, uids }: { readonly to: string; readonly uids: readonly (readonly [number, number | null])[] },
  ): Promise<void> {
    await this.dataSource.query(
      `update inbound_mail_copies c set moved_at = now(), moved_to = $4, moved_uid = m.new_uid
       from unnest($5::bigint[], $6::bigint[]) as m (uid, new_uid)
       where c.mailbox = $1 and c.folder = $2 and c.uid_validity = $3 and c.uid = m.uid`,
      [mailbox, folder, `${uidValidity}`, to, uids.map(([uid]) => uid), uids.map(([, newUid]) => newUid)],
    );
  }

  /** It was gone before it could be fetched: somebody else has the mailbox open too. */
  async passOver({ mailbox, folder }: FolderName, uid: number): Promise<void> {
    await this.dataSource.query(
      `update mail_folders set last_uid = greatest(last_uid, $3), gone = gone + 1
       where mailbox = $1 and folder = $2`,
      [mailbox, folder, uid],
    );
  }
}

const daysBefore = (time: Date, days: number): Date => new Date(time.getTime() - days * DAY_MS);
