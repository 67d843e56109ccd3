import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { simpleParser, type AddressObject, type Attachment, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort, LOOPBACK } from '@rep13/local-stack';

/** A mail as its reader gets it. */
export interface ReceivedMail {
  readonly to: string[];
  readonly from: string;
  readonly replyTo: string[];
  /** Who the server was told to bring it to, whatever the headers say. */
  readonly recipients: string[];
  /** Where it was told to report what does not arrive. */
  readonly returnPath: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly attachments: Attachment[];
  /** As it came over the wire. */
  readonly raw: string;
}

/** `accept`, an SMTP code with which every mail is refused (4xx for now, 5xx for good), or `hang`. */
export type SmtpMood = 'accept' | 'hang' | number;

/** A real SMTP server that keeps what it accepts. */
export interface SmtpInbox {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How the next mails are answered, until told otherwise. */
  answerWith(mood: SmtpMood): void;
  clear(): void;
  stop(): Promise<void>;
}

export async function startSmtpInbox(): Promise<SmtpInbox> {
  const port = await freePort();
  const mails: ReceivedMail[] = [];
  let mood: SmtpMood = 'accept';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, { envelope }, answer) {
      const decided = mood;
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const returnPath = envelope.mailFrom ? envelope.mailFrom.address : '';
      receive(stream, { recipients, returnPath }).then((mail) => {
        if (decided === 'hang') return;
        if (decided !== 'accept') return answer(refusal(decided));
        mails.push(mail);
        answer();
      }, answer);
    },
  });
  // A client that goes away in the middle of a mail is part of what tests try.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, LOOPBACK, resolve));
  return {
    url: `smtp://${LOOPBACK}:${port}`,
    mails,
    answerWith: (next) => (mood = next),
    clear: () => void mails.splice(0),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number) => Object.assign(new Error('Refused by the test'), { responseCode });

type Envelope = Pick<ReceivedMail, 'recipients' | 'returnPath'>;

async function receive(stream: Readable, envelope: Envelope): Promise<ReceivedMail> {
  const raw = await text(stream);
  return { ...toReceivedMail(await simpleParser(raw)), ...envelope, raw };
}

function toReceivedMail(mail: ParsedMail): Omit<ReceivedMail, keyof Envelope | 'raw'> {
  return {
    to: addresses(mail.to),
    from: addresses(mail.from)[0] ?? '',
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    messageId: mail.messageId ?? '',
    attachments: mail.attachments,
  };
}

function addresses(field: AddressObject | AddressObject[] | undefined): string[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''));
}
