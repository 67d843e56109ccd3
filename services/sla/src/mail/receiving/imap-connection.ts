import { ImapFlow } from 'imapflow';
import { TokenRefused, type AccessTokens } from './access-tokens.ts';
import { isLoopback, type MailSource } from './mail-in-url.ts';

export type ImapSource = Extract<MailSource, { readonly kind: 'imap' }>;

/** When a server that says nothing is taken for away: at the latest after `noopMs` and `silentMs` together. */
export interface ImapTiming {
  /** So often an idling server is asked whether it is there. */
  readonly noopMs: number;
  /** An IDLE is begun again so often (RFC 2177 allows 29 minutes; proxies less). */
  readonly idleMs: number;
  /** An answer may take so long. */
  readonly silentMs: number;
}

export const IMAP_TIMING: ImapTiming = { noopMs: 20_000, idleMs: 30_000, silentMs: 45_000 };

/** IDLE begins so long after the last command: by default a mail that comes then waits for 15 s. */
const IDLE_AFTER_MS = 10;
const LITERAL_BYTES_MAX = 60 * 1_024 * 1_024;
const CONNECT_MS = 15_000;

/** How a mailbox is opened. */
export interface ImapAccess {
  readonly source: ImapSource;
  /** PEM of a private authority that signed the server's certificate. */
  readonly ca: string | undefined;
  /** Instead of a password. */
  readonly tokens: AccessTokens | undefined;
  readonly timing: ImapTiming;
}

/**
 * A connection that has signed in; the caller closes it. Passwords and tokens go over TLS only, but on this machine. A token
 * that is refused is replaced once: its server may have withdrawn it before its end.
 */
export async function connectImap(access: ImapAccess): Promise<ImapFlow> {
  try {
    return await signIn(access);
  } catch (error) {
    if (!access.tokens || !isRefusedByMailbox(error)) throw error;
    access.tokens.forget();
    return signIn(access);
  }
}

async function signIn({ source, ca, tokens, timing }: ImapAccess): Promise<ImapFlow> {
  const { host, port, secure, user, password } = source;
  const client = new ImapFlow({
    ...{ host, port, secure },
    ...(!secure && { doSTARTTLS: !isLoopback(host) }),
    auth: { user, ...(tokens ? { accessToken: await tokens.token() } : { pass: password }) },
    tls: { ...(ca && { ca }) },
    logger: false,
    autoIdleDelay: IDLE_AFTER_MS,
    maxIdleTime: timing.idleMs,
    socketTimeout: timing.silentMs,
    connectionTimeout: CONNECT_MS,
    maxLiteralSize: LITERAL_BYTES_MAX,
  });
  // What breaks it rejects the command at work, or closes it; an event that nobody hears would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const isRefusedByMailbox = (error: unknown): boolean =>
  error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true;

/** Whether user, password or token are wrong: who goes on trying locks the account. */
export const isRefusedSignIn = (error: unknown): boolean =>
  error instanceof TokenRefused || isRefusedByMailbox(error);
