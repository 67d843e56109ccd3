import { Injectable } from '@nestjs/common';
import type { MailFacts, ReaderSettings } from './mail-facts.ts';

/** Reads what strangers wrote, in a thread with limits. */
@Injectable()
export class MailReader {
  /** Never throws for what a mail says. @throws ThreadExhausted, and when the thread died over it. */
  read(_raw: Uint8Array, _settings: ReaderSettings): Promise<MailFacts> {
    throw new Error('not built yet');
  }
}
