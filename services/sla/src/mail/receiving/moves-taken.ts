import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { FolderName, FolderProgress } from './folder-progress.ts';

/** More in one command make a line that servers refuse. */
const AT_ONCE = 200;

interface MovesTakenOptions {
  readonly name: FolderName;
  readonly moveTo: string;
  readonly progress: FolderProgress;
  readonly logger: Logger;
}

/** Moves mails out of a folder (RFC 6851) once they are kept: a mail that cannot be moved stays where it is, and is safe. */
export class MovesTaken {
  private isRefused = false;

  private constructor(
    private readonly client: ImapFlow,
    private readonly uidValidity: bigint,
    private readonly options: MovesTakenOptions,
    private uids: number[],
  ) {}

  /** With what a process has kept that ended before it could move it. */
  static async begin(client: ImapFlow, uidValidity: bigint, options: MovesTakenOptions): Promise<MovesTaken> {
    const uids = await options.progress.notMoved(options.name, uidValidity);
    return new MovesTaken(client, uidValidity, options, uids);
  }

  add(uid: number): void {
    this.uids.push(uid);
  }

  /** Told once a connection when the server refuses, and not tried again on it. */
  async move(): Promise<void> {
    const { name, moveTo: to, progress, logger } = this.options;
    while (this.uids.length > 0 && !this.isRefused) {
      const uids = this.uids.slice(0, AT_ONCE);
      const moved = await this.client.messageMove(uids.join(','), to, { uid: true });
      if (!moved) {
        this.isRefused = true;
        logger.warn(
          { folder: name.folder, to, mails: this.uids.length },
          'MAIL_IN_MOVE_TO: mails are kept but cannot be moved; make that folder in the mailbox, or leave the variable out',
        );
        return;
      }
      const newUidOf = (uid: number) => moved.uidMap?.get(uid) ?? null;
      await progress.moved(name, this.uidValidity, { to, uids: uids.map((uid) => [uid, newUidOf(uid)]) });
      this.uids = this.uids.slice(AT_ONCE);
    }
  }
}
