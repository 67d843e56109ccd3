import { Injectable } from '@nestjs/common';
import { SECOND_MS } from '@rep13/contracts-constants';
import { LimitedProcess, ServiceTasks, taskFile } from '@rep13/service-kit';
import type { MailFacts, ReaderSettings } from './mail-facts.ts';

const READING = taskFile<typeof import('./read-mail.ts')>(new URL('./read-mail', import.meta.url));
/** Whatever takes longer or more was made to. */
const PROCESS = new LimitedProcess({ taskMs: 30 * SECOND_MS, memoryMb: 128, idleMs: 60 * SECOND_MS });

/** Reads what strangers wrote, in a process with limits, one mail at a time: a large one takes much memory. */
@Injectable()
export class MailReader extends ServiceTasks {
  constructor() {
    super(PROCESS);
  }

  /** Never throws for what a mail says. @throws ProcessExhausted, and when the process died over it. */
  read(raw: Uint8Array, settings: ReaderSettings): Promise<MailFacts> {
    return this.run(READING, 'readMail', { raw, settings });
  }
}
