import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SECOND_MS } from '@rep13/contracts-constants';
import { LimitedThread, threadFile } from '@rep13/service-kit';
import type { MailFacts, ReaderSettings } from './mail-facts.ts';

const READING = threadFile<typeof import('./read-mail.ts')>(new URL('./read-mail', import.meta.url));
/** Whatever takes longer or more was made to. */
const LIMITS = { taskMs: 30 * SECOND_MS, memoryMb: 128, idleMs: 60 * SECOND_MS };

/** Reads what strangers wrote, in a thread with limits, one mail at a time: a large one takes much memory. */
@Injectable()
export class MailReader implements OnApplicationShutdown {
  private readonly thread = new LimitedThread(LIMITS);

  /** Never throws for what a mail says. @throws ThreadExhausted, and when the thread died over it. */
  read(raw: Uint8Array, settings: ReaderSettings): Promise<MailFacts> {
    return this.thread.run(READING, 'readMail', { raw, settings });
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.onApplicationShutdown();
  }
}
