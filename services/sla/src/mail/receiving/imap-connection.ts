import { ImapFlow } from 'imapflow';
import { isLoopback, type MailSource } from './mail-in-url.ts';

export type ImapSource = Extract<MailSource, { readonly kind: 'imap' }>;

/** A silent connection is noticed after the sum of both. */
const IDLE_MS = 30_000;
const SILENT_MS = 45_000;
/** IDLE begins so long after the last command: by default a mail that comes then waits for 15 s. */
const IDLE_AFTER_MS = 10;
const LITERAL_BYTES_MAX = 60 * 1_024 * 1_024;
const CONNECT_MS = 15_000;

/**
 * A connection that has signed in; the caller closes it. Passwords go over TLS only, but on this machine.
 * @param ca PEM of a private authority that signed the server's certificate.
 */
export async function connectImap(source: ImapSource, ca: string | undefined): Promise<ImapFlow> {
  const { host, port, secure, user, password } = source;
  const client = new ImapFlow({
    ...{ host, port, secure },
    ...(!secure && { doSTARTTLS: !isLoopback(host) }),
    auth: { user, pass: password },
    tls: { ...(ca && { ca }) },
    logger: false,
    autoIdleDelay: IDLE_AFTER_MS,
    maxIdleTime: IDLE_MS,
    socketTimeout: SILENT_MS,
    connectionTimeout: CONNECT_MS,
    maxLiteralSize: LITERAL_BYTES_MAX,
  });
  // What breaks it rejects the command at work, or closes it; an event that nobody hears would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Whether a server says that user or password are wrong: who goes on trying locks the account. */
export const isRefusedSignIn = (error: unknown): boolean =>
  error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true;
