import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop, Clock, LOGGER, withContext } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { OnceAMinute } from '../../logging/once-a-minute.ts';
import { StoreMail } from '../storage/store-mail.service.ts';
import { claimMail, releaseMail, renewClaim, type ClaimedMail } from './claim-mail.ts';
import { MailContents } from '../contents/mail-contents.ts';
import { TriageMail } from './triage-mail.service.ts';

const EVERY_MS = 5_000;
const RENEW_EVERY_MS = 8_000;
/** What ends the reader so often is a matter for a person. */
const TRIES_MAX = 3;

/** Reads the mails that were kept, the oldest first, one at a time, and has the rules decide about each. */
@Injectable()
export class ReadMails implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.readNext(), {
    intervalMs: EVERY_MS,
    onError: (error) => this.logger.warn({ err: error }, 'mails: will be read again'),
  });

  private readonly unread: OnceAMinute<{ mailId: number; tries: number; error: string }>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly contents: MailContents,
    private readonly triage: TriageMail,
    mails: StoreMail,
    clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.unread = new OnceAMinute(clock, (fields) => this.logger.warn(fields, 'mail: could not be read'));
    mails.whenStored(() => this.loop.wake());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** @returns whether there may be more. */
  async readNext(): Promise<boolean> {
    const mail = await claimMail(this.dataSource);
    if (!mail) return false;
    const renew = () => void renewClaim(this.dataSource, mail.id).catch(() => undefined);
    const renewal = setInterval(renew, RENEW_EVERY_MS);
    try {
      await withContext({ correlationId: uuidv7(), actor: 'system' }, () => this.read(mail));
    } finally {
      clearInterval(renewal);
    }
    return true;
  }

  private async read(mail: ClaimedMail): Promise<void> {
    // The tries before have ended with the whole process.
    if (mail.tries > TRIES_MAX) return this.giveUp(mail);
    try {
      await this.triage.decide(mail.id, await this.contents.of(mail));
    } catch (error) {
      // What an error of the reader says may come out of the mail.
      const { name } = error instanceof Error ? error : new Error();
      this.unread.note({ mailId: mail.id, tries: mail.tries, error: name });
      if (mail.tries < TRIES_MAX) await releaseMail(this.dataSource, mail.id);
      else await this.giveUp(mail);
    }
  }

  private async giveUp(mail: ClaimedMail): Promise<void> {
    await this.triage.decide(mail.id, await this.contents.headOf(mail));
  }
}
