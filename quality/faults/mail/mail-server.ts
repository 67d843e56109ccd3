import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOOPBACK } from '@rep13/local-stack';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Delivery } from '../evidence.ts';

export type MailMood = 'accept' | 'deferred' | 'refused' | 'slow' | 'hanging' | 'answer-lost';

const SLOW_MS = 1_500;

/** A real SMTP server with moods, in this process. It keeps a line about every mail that came in whole. */
export class MailServer {
  readonly deliveries: Delivery[] = [];
  private mood: MailMood = 'accept';
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, answer) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      text(stream)
        .then((raw) => this.receive(raw, recipients))
        .then((outcome) => this.answer(outcome, session.id, answer), answer);
    },
  });

  async listen(host: string = LOOPBACK): Promise<string> {
    this.server.on('error', () => undefined);
    const listener = this.server.listen(0, host);
    await once(listener, 'listening');
    return `smtp://${host}:${(listener.address() as AddressInfo).port}`;
  }

  feel(mood: MailMood): void {
    this.mood = mood;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async receive(raw: string, recipients: string[]): Promise<Outcome> {
    const mood = this.mood;
    if (mood === 'slow') await sleep(SLOW_MS);
    const outcome = OUTCOMES[mood];
    this.deliveries.push({ ...(await read(raw)), recipients, at: Date.now(), outcome });
    return outcome;
  }

  private answer(outcome: Outcome, connection: string, answer: (error?: Error | null) => void): void {
    if (outcome === 'accepted') return answer();
    if (outcome === 'deferred') return answer(refusal(451));
    if (outcome === 'refused') return answer(refusal(550));
    if (outcome === 'answer-lost') [...this.server.connections].find(({ id }) => id === connection)?.close();
  }
}

type Outcome = Delivery['outcome'];

/** With the 250 lost the server keeps the mail; hanging, it never says that it has it, and throws it away. */
const OUTCOMES: Readonly<Record<MailMood, Outcome>> = {
  accept: 'accepted',
  slow: 'accepted',
  deferred: 'deferred',
  refused: 'refused',
  hanging: 'dropped',
  'answer-lost': 'answer-lost',
};

const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });

async function read(raw: string): Promise<Pick<Delivery, 'messageId' | 'subject' | 'attachments'>> {
  const { messageId = '', subject = '', attachments } = await simpleParser(raw);
  return {
    messageId: messageId.replace(/^<|>$/g, ''),
    subject,
    // Without pictures that belong to the mail's own page.
    attachments: attachments
      .filter(({ related }) => !related)
      .map(({ filename = '', content }) => ({
        fileName: filename,
        ...printOf(content),
      })),
  };
}

const printOf = (content: Buffer) => ({ sha256: createHash('sha256').update(content).digest('hex') });
