import { setTimeout as sleep } from 'node:timers/promises';
import type { SentMail } from '@rep13/faults/evidence';
import type { Dovecot } from './dovecot.ts';

const PAUSE_MS = 60;

/** Mails of authorities, as the mail server puts them into the mailbox: every third twice, once of these as spam. */
export class Correspondence {
  /** As far as the mailbox goes, what lies in it is acknowledged. */
  readonly sent: SentMail[] = [];
  files = 0;

  constructor(private readonly dovecot: Dovecot) {}

  async send(count: number, signal: AbortSignal): Promise<void> {
    for (let written = 0; written < count; written += 1) {
      await this.write(new Date());
      await sleep(PAUSE_MS, undefined, { signal });
    }
  }

  /** @param at when the mailbox has it, in whole seconds. */
  async write(at: Date): Promise<void> {
    const index = this.sent.length;
    const subject = `Order ${index} of the mailbox trial`;
    this.sent.push({ subject, firstAt: at.getTime(), acknowledgedAt: [at.getTime()] });
    const raw = mailOf(index, subject);
    await this.dovecot.deliver(raw, 'INBOX', at);
    const isTwice = index % 3 === 0;
    if (isTwice) await this.dovecot.deliver(raw, index % 2 === 0 ? 'Junk' : 'INBOX', at);
    this.files += isTwice ? 2 : 1;
  }
}

/** Every fifth under the Message-ID of the one before. */
const mailOf = (index: number, subject: string): string =>
  [
    `Message-ID: <${index % 5 === 4 ? index - 1 : index}@authority.example>`,
    'From: A clerk <clerk@authority.example>',
    'To: <authorities@rep13.example>',
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0000',
    '',
    `Please remove number ${index}.`,
    '',
  ].join('\n');
