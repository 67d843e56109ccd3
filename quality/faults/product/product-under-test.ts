import type { Admin } from '../load/orders.ts';
import type { MailServer } from '../mail/mail-server.ts';

/** What a run needs of the product, on whatever that stands. */
export interface ProductUnderTest {
  readonly url: string;
  readonly admin: Admin;
  /** With its logs below. */
  readonly dataDir: string;
  /** Where the run keeps its own notes. */
  readonly folder: string;
  readonly mail: MailServer;
  /** Where authorities' mails are taken, `smtp://…`; none on a cluster. */
  readonly mailInUrl?: string;
  /** Postgres as its superuser. @throws while there is no primary. */
  databaseUrl(): Promise<string>;
  /** How many messages of the stream each consumer has still to hear. @throws while NATS is away. */
  openMessages(): Promise<Readonly<Record<string, number>>>;
  /** Programs that ended although nobody ended them. */
  endedByThemselves(): string[];
  stop(): Promise<void>;
  /** Deletes its data, once it has stopped. */
  remove(): Promise<void>;
}
