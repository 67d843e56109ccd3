import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { createTransport } from 'nodemailer';
import type { SentMail } from '../evidence.ts';
import { randomOf, type Random } from '../random.ts';
import type { Market } from './customer.ts';

const EACH_MS = 500;
const PAUSE_MS = { least: 200, most: 1_500 };
/** A mail server gives a delivery up, and tries again, when it hears nothing for so long. */
const PATIENCE_MS = 5_000;
/** Every so many are sent once more after their 250. */
const TWICE_EVERY = 3;
/** Every so many have the Message-ID of the one before, as careless senders do. */
const SAME_ID_EVERY = 5;

/** Authorities that mail orders, as their mail servers do: each again until it has its 250. */
export class MailsOfAuthorities {
  /** How many have no 250 yet. */
  waiting = 0;
  private readonly sent: Promise<SentMail>[] = [];

  /** @param url of the listener; without one nobody mails. */
  constructor(
    private readonly url: string | undefined,
    private readonly market: Market,
  ) {}

  async send(seconds: number, signal: AbortSignal): Promise<void> {
    const begun = Date.now();
    for (let index = 0; this.url && index * EACH_MS < seconds * 1_000; index += 1) {
      await sleep(Math.max(0, begun + index * EACH_MS - Date.now()), undefined, { signal });
      this.sent.push(this.mail(this.url, index));
    }
  }

  untilAcknowledged(): Promise<readonly SentMail[]> {
    return Promise.all(this.sent);
  }

  private async mail(url: string, index: number): Promise<SentMail> {
    const { seed, isOver } = this.market;
    const random = randomOf(seed * 2_000_003 + index);
    const subject = subjectOf(seed, index);
    const transport = createTransport({ url, ignoreTLS: true, ...PATIENCE });
    const once = () =>
      transport.sendMail({ envelope: { from: SENDER, to: OURS }, raw: mailOf(seed, index) }).then(
        () => Date.now(),
        () => undefined,
      );
    const acknowledgedAt: number[] = [];
    const firstAt = Date.now();
    const times = index % TWICE_EVERY === 0 ? 2 : 1;
    this.waiting += 1;
    while (acknowledgedAt.length < times && !isOver()) {
      const at = await once();
      if (at === undefined) await pause(random);
      else acknowledgedAt.push(at);
    }
    this.waiting -= 1;
    return { subject, firstAt, acknowledgedAt };
  }
}

const OURS = SAMPLE_LEGAL_ENTITY.authorityEmail;
const SENDER = 'clerk@authority.example';
const PATIENCE = {
  connectionTimeout: PATIENCE_MS,
  greetingTimeout: PATIENCE_MS,
  socketTimeout: PATIENCE_MS,
};

const pause = (random: Random) => sleep(random.int(PAUSE_MS.least, PAUSE_MS.most));

const subjectOf = (seed: number, index: number) => `Order ${seed}-${index} of the fault run`;

function mailOf(seed: number, index: number): string {
  const named = index % SAME_ID_EVERY === SAME_ID_EVERY - 1 ? index - 1 : index;
  return [
    `Message-ID: <${seed}-${named}@authority.example>`,
    `From: A clerk <${SENDER}>`,
    `To: <${OURS}>`,
    `Subject: ${subjectOf(seed, index)}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0000',
    '',
    `Please remove number ${index}.`,
    '',
  ].join('\r\n');
}
