import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { StoreMail } from '../storage/store-mail.service.ts';
import type { FolderName, FolderProgress } from './folder-progress.ts';
import { connectImap, isRefusedSignIn, type ImapSource } from './imap-connection.ts';
import { ImapFolder } from './imap-folder.ts';

interface FolderReaderOptions {
  readonly source: ImapSource;
  readonly ca: string | undefined;
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
/** So often a silent server is asked whether it is there. */
const NOOP_EVERY_MS = 20_000;
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
        await this.pause(inMs);
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      }
    }
  }

  /** Resolves when it is to stop or another replica reads; rejects when the connection breaks. */
  private async readWhileConnected(): Promise<void> {
    const client = await connectImap(this.options.source, this.options.ca);
    this.client = client;
    client.on('exists', () => this.wake());
    client.on('close', () => this.wake());
    const renewal = setInterval(() => void this.renew(), LEASE_AGAIN_MS);
    try {
      const folder = new ImapFolder(client, this.options);
      await folder.open();
      await this.options.onOpened?.(client);
      await this.follow(client, folder);
    } finally {
      clearInterval(renewal);
      this.client = undefined;
      client.close();
    }
  }

  private async follow(client: ImapFlow, folder: ImapFolder): Promise<void> {
    const { progress, name } = this.options;
    while (!this.isStopped && this.client) {
      await progress.answered(name);
      const woken = new Promise<'new'>((resolve) => {
        this.wake = () => resolve('new');
      });
      const why = await Promise.race([woken, this.pause(NOOP_EVERY_MS)]);
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
