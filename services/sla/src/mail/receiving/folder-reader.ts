import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { StoreMail } from '../storage/store-mail.service.ts';
import type { FolderName, FolderProgress } from './folder-progress.ts';
import { connectImap, isRefusedSignIn, type ImapAccess } from './imap-connection.ts';
import { ImapFolder } from './imap-folder.ts';

interface FolderReaderOptions {
  readonly access: ImapAccess;
  readonly name: FolderName;
  readonly isJunk: boolean;
  readonly firstDay: Date | null;
  readonly moveTo: string | undefined;
  /** Of this process, among its replicas. */
  readonly reader: string;
  readonly storeMail: StoreMail;
  readonly progress: FolderProgress;
  readonly logger: Logger;
  /** Once a connection is open and everything new is taken. */
  readonly onOpened?: (client: ImapFlow) => Promise<void>;
}

const LEASE_AGAIN_MS = 5_000;
const ASK_AGAIN_MS = 1_000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 30_000;
/** More tries with a wrong password lock the account. */
const REFUSED_RETRY_MS = 300_000;

/** Reads one folder for as long as this process runs and no other replica does; comes back after every break. */
export class FolderReader {
  private readonly stopping = new AbortController();
  private client: ImapFlow | undefined;
  private running: Promise<void> | undefined;
  private wake: () => void = () => undefined;

  constructor(private readonly options: FolderReaderOptions) {}

  start(): void {
    this.running ??= this.readForEver();
  }

  /** The mail at work is kept; another replica goes on at once. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
    const { progress, name, reader } = this.options;
    await progress.release(name, reader).catch(() => undefined);
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async readForEver(): Promise<void> {
    const { progress, name, reader, logger } = this.options;
    for (let retryMs = FIRST_RETRY_MS; !this.isStopped;) {
      try {
        if (await progress.lease(name, reader)) {
          await this.readWhileConnected();
          retryMs = FIRST_RETRY_MS;
        } else await this.pause(ASK_AGAIN_MS);
      } catch (error) {
        if (this.isStopped) return;
        const isRefused = isRefusedSignIn(error);
        const inMs = isRefused ? REFUSED_RETRY_MS : retryMs;
        logger.warn({ err: error, folder: name.folder, inMs }, 'mailbox: will connect again');
        if (isRefused) await this.standRefused(inMs);
        else await this.pause(inMs);
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      }
    }
  }

  /** Keeps the lease meanwhile: another replica would only try the same password. */
  private async standRefused(forMs: number): Promise<void> {
    const { progress, name } = this.options;
    await progress.refused(name);
    await this.whileLeased(() => this.pause(forMs));
  }

  private async whileLeased(work: () => Promise<void>): Promise<void> {
    const renewal = setInterval(() => void this.renew(), LEASE_AGAIN_MS);
    try {
      await work();
    } finally {
      clearInterval(renewal);
    }
  }

  /** Resolves when it is to stop or another replica reads; rejects when the connection breaks. */
  private async readWhileConnected(): Promise<void> {
    const client = await connectImap(this.options.access);
    this.client = client;
    client.on('exists', () => this.wake());
    client.on('close', () => this.wake());
    try {
      await this.whileLeased(async () => {
        const folder = new ImapFolder(client, this.options);
        await folder.open();
        await this.options.onOpened?.(client);
        await this.follow(client, folder);
      });
    } finally {
      this.client = undefined;
      client.close();
    }
  }

  private async follow(client: ImapFlow, folder: ImapFolder): Promise<void> {
    const { progress, name, access } = this.options;
    while (!this.isStopped && this.client) {
      await progress.answered(name);
      const woken = new Promise<'new'>((resolve) => {
        this.wake = () => resolve('new');
      });
      const why = await Promise.race([woken, this.pause(access.timing.noopMs)]);
      if (this.isStopped || !this.client) return;
      if (!client.usable) throw new Error('the connection to the mailbox broke');
      if (why === 'new') await folder.takeNew();
      else await client.noop();
    }
  }

  private async renew(): Promise<void> {
    const { progress, name, reader } = this.options;
    const isOurs = await progress.lease(name, reader).catch(() => true);
    if (isOurs) return;
    this.client = undefined;
    this.wake();
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
