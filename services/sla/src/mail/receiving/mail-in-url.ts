import { parsedUrl } from '@rep13/contracts-constants';

/** Where mails to the authorities' address are taken from. */
export type MailSource =
  | {
      readonly kind: 'imap';
      readonly host: string;
      readonly port: number;
      /** TLS from the first byte on; otherwise STARTTLS is demanded, but on this machine. */
      readonly secure: boolean;
      readonly user: string;
      readonly password: string;
      readonly folder: string;
    }
  | { readonly kind: 'smtp' | 'lmtp'; readonly host: string; readonly port: number };

const PORTS = { 'imaps:': 993, 'imap:': 143, 'lmtp:': 24, 'smtp:': 25 } as const;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Whether an address is this machine's own. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/**
 * @param text `imaps://user:password@host/INBOX`, `imap://…`, `lmtp://host:port`, `smtp://127.0.0.1:port`
 * @throws with what is wrong; never with the password in it.
 */
export function mailSourceOf(text: string): MailSource {
  const url = parsedUrl(text);
  if (!url || !isKnown(url.protocol))
    throw new Error('MAIL_IN_URL: set it to an address such as imaps://user:password@mail.example/INBOX');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || PORTS[url.protocol]);
  if (url.protocol === 'lmtp:') return { kind: 'lmtp', host, port };
  if (url.protocol === 'smtp:') {
    if (!isLoopback(host)) throw new Error('MAIL_IN_URL: smtp is for this machine only; use imaps or lmtp');
    return { kind: 'smtp', host, port };
  }
  if (!url.username) throw new Error('MAIL_IN_URL: name the user of the mailbox, as in imaps://user:…@host');
  return {
    kind: 'imap',
    host,
    port,
    secure: url.protocol === 'imaps:',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}

const isKnown = (protocol: string): protocol is keyof typeof PORTS => protocol in PORTS;
