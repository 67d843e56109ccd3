import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SECOND_MS } from '@rep13/contracts-constants';
import { LimitedProcess, taskFile } from '@rep13/service-kit';
import type { MailFacts, ReaderSettings } from './mail-facts.ts';

const READING = taskFile<typeof import('./read-mail.ts')>(new URL('./read-mail', import.meta.url));
/** Whatever takes longer or more was made to. */
const LIMITS = { taskMs: 30 * SECOND_MS, memoryMb: 128, idleMs: 60 * SECOND_MS };

/** Reads what strangers wrote, in a process with limits, one mail at a time: a large one takes much memory. */
@Injectable()
export class MailReader implements OnApplicationShutdown {
  private readonly process = new LimitedProcess(LIMITS);

  /** Never throws for what a mail says. @throws ProcessExhausted, and when the process died over it. */
  read(raw: Uint8Array, settings: ReaderSettings): Promise<MailFacts> {
    return this.process.run(READING, 'readMail', { raw, settings });
  }

  onApplicationShutdown(): Promise<void> {
    return this.process.onApplicationShutdown();
  }
}
