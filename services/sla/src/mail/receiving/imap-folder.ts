import { MAIL_LIMITS } from '@rep13/contracts-sla/constants';
import type { FetchMessageObject, ImapFlow, MailboxObject } from 'imapflow';
import type { Logger } from 'pino';
import type { ArrivedMail, StoreMail } from '../storage/store-mail.service.ts';
import type { FolderName, FolderProgress } from './folder-progress.ts';
import { MovesTaken } from './moves-taken.ts';

/** Of a mail that is too large to be kept, enough for its head and who wrote it. */
const BEGINNING_BYTES = 64 * 1_024;

interface ImapFolderOptions {
  readonly name: FolderName;
  /** Where its provider puts what it takes for spam (RFC 6154). */
  readonly isJunk: boolean;
  readonly firstDay: Date | null;
  /** The folder that mails go to once they are kept; without it nothing is changed. */
  readonly moveTo: string | undefined;
  readonly logger: Logger;
  readonly storeMail: StoreMail;
  readonly progress: FolderProgress;
}

/** One folder over one connection: takes what is new, and changes nothing in it unless mails are to be moved away. */
export class ImapFolder {
  private lastUid = 0;
  private uidValidity = 0n;
  private moves: MovesTaken | undefined;

  constructor(
    private readonly client: ImapFlow,
    private readonly options: ImapFolderOptions,
  ) {}

  /** Opened with EXAMINE, so that no flag is set, where nothing is to be moved. Takes what has come since it was read last. */
  async open(): Promise<void> {
    const { name, firstDay, moveTo, progress } = this.options;
    const opened: MailboxObject = await this.client.mailboxOpen(name.folder, { readOnly: !moveTo });
    const { uidValidity, uidNext, exists } = opened;
    this.uidValidity = uidValidity;
    const seen = { uidValidity, uidNext, messages: exists };
    const { lastUid, since } = await progress.begin(name, seen, firstDay);
    this.lastUid = lastUid;
    if (moveTo) this.moves = await MovesTaken.begin(this.client, uidValidity, { ...this.options, moveTo });
    if (since) await this.takeAgain(since);
    await this.takeNew();
  }

  /** Those that lay there when it was opened; what has come meanwhile is new, whatever its date. */
  private async takeAgain(since: Date): Promise<void> {
    const { name, progress } = this.options;
    const found = await this.find({ since });
    await this.takeAll(found.filter((uid) => uid <= this.lastUid));
    await progress.lookedAgain(name);
  }

  /** One after the other: what was kept need not be fetched again, wherever the connection breaks. */
  async takeNew(): Promise<void> {
    const found = await this.find({ uid: `${this.lastUid + 1}:*` });
    // A range that ends with * always has the last mail, also where that is older.
    await this.takeAll(found.filter((uid) => uid > this.lastUid));
  }

  private async find(query: { uid: string } | { since: Date }): Promise<number[]> {
    const found = await this.client.search(query, { uid: true });
    if (!Array.isArray(found)) throw new Error('the mailbox refused a search');
    return found.toSorted((one, other) => one - other);
  }

  private async takeAll(uids: readonly number[]): Promise<void> {
    for (const uid of uids) {
      await this.take(uid);
      this.lastUid = Math.max(this.lastUid, uid);
    }
    await this.moves?.move();
  }

  private async take(uid: number): Promise<void> {
    const { name, storeMail, progress } = this.options;
    const mail = await this.fetch(uid);
    if (!mail && !this.client.usable) throw new Error('the connection to the mailbox broke');
    if (!mail) return progress.passOver(name, uid);
    await storeMail.store(mail, (db) => progress.advance(db, name, uid));
    this.moves?.add(uid);
  }

  /** Undefined where somebody deleted it meanwhile. */
  private async fetch(uid: number): Promise<ArrivedMail | undefined> {
    const facts = await this.client.fetchOne(`${uid}`, { size: true, internalDate: true }, { uid: true });
    if (!facts) return undefined;
    const isTooLarge = (facts.size ?? 0) > MAIL_LIMITS.rawMax;
    const source = isTooLarge ? { start: 0, maxLength: BEGINNING_BYTES } : true;
    const content = await this.client.fetchOne(`${uid}`, { source }, { uid: true });
    if (!content || !content.source) return undefined;
    const { mailbox, folder } = this.options.name;
    return {
      raw: content.source,
      place: { mailbox, folder, uidValidity: this.uidValidity, uid: BigInt(uid) },
      internalAt: timeOf(facts),
      isJunk: this.options.isJunk,
      ...(isTooLarge && { wholeSize: facts.size }),
    };
  }
}

function timeOf({ internalDate }: FetchMessageObject): Date | null {
  if (!internalDate) return null;
  const time = new Date(internalDate);
  return Number.isNaN(time.getTime()) ? null : time;
}
