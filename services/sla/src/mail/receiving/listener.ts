import type { Clock } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { OnceAMinute } from '../../logging/once-a-minute.ts';
import { MAIL_LIMITS } from '@rep13/contracts-sla/constants';

/** What is delivered, with the addresses of ours that it was sent to. */
export interface Delivery {
  readonly raw: Buffer;
  readonly recipients: readonly string[];
}

interface ListenerOptions {
  readonly kind: 'smtp' | 'lmtp';
  /** The authorities' address; with a tag behind a plus sign it is ours too. */
  readonly address: string;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Resolves once the mail is safe: only then its sender may forget it. */
  readonly store: (delivery: Delivery) => Promise<unknown>;
}

const RECIPIENTS_MAX = 20;
const CLIENTS_MAX = 20;
const SILENT_MS = 60_000;

/** Takes mails from our own mail server (LMTP), or on this machine from anybody (SMTP). Nothing is relayed. */
export function mailListener({ kind, address, logger, clock, store }: ListenerOptions): SMTPServer {
  const refused = new OnceAMinute<{ err: unknown }>(clock, (fields) =>
    logger.warn(fields, 'mail-in: not kept, its sender tries again'),
  );
  const broken = new OnceAMinute<{ err: unknown }>(clock, (fields) =>
    logger.info(fields, 'mail-in: a connection broke'),
  );
  const server = new SMTPServer({
    lmtp: kind === 'lmtp',
    name: address.split('@')[1],
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAIL_LIMITS.rawMax,
    maxClients: CLIENTS_MAX,
    socketTimeout: SILENT_MS,
    logger: false,
    onRcptTo: ({ address: to }, { envelope }, done) => {
      if (!isOurs(to, address)) return done(refusal(550, 'No such mailbox here'));
      if (envelope.rcptTo.length >= RECIPIENTS_MAX) return done(refusal(452, 'Too many recipients'));
      done();
    },
    onData: (stream, session, done) => {
      take(stream, session, store).then(
        () => done(),
        (error: unknown) => {
          if (error instanceof TooLarge) return done(refusal(552, 'The mail is too large'));
          refused.note({ err: error });
          done(refusal(451, 'Please try again later'));
        },
      );
    },
  });
  // A sender that goes away breaks its own delivery only.
  server.on('error', (error) => broken.note({ err: error }));
  return server;
}

/** Whether an address is that of authorities, with or without a tag. */
export function isOurs(to: string, address: string): boolean {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [toLocal = '', toDomain = ''] = to.toLowerCase().split('@');
  return toDomain === domain && (toLocal === local || toLocal.startsWith(`${local}+`));
}

class TooLarge extends Error {}

async function take(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  store: ListenerOptions['store'],
): Promise<void> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.length;
    // What comes beyond the limit is read off the line and thrown away.
    if (bytes <= MAIL_LIMITS.rawMax) parts.push(part);
    else parts.length = 0;
  }
  if (bytes > MAIL_LIMITS.rawMax) throw new TooLarge();
  await store({ raw: Buffer.concat(parts), recipients: envelope.rcptTo.map(({ address }) => address) });
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });
