import { asciiHost } from './hosts.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { unseenIn, withoutUnseen } from './unseen-characters.ts';

/** RFC 5321, 4.5.3.1.1, in octets. */
const LOCAL_MAX = 64;
/**
 * RFC 5322's dot-atom with the letters of RFC 6531. Left out, though allowed: quoted names, which mail servers refuse,
 * and `?`, at which links end.
 */
const LOCAL = /^(?:[\w!#$%&'*+/=^`{|}~-]|[^\p{ASCII}])+(?:\.(?:[\w!#$%&'*+/=^`{|}~-]|[^\p{ASCII}])+)*$/u;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/**
 * A mail address as the mailer hands it to a mail server: the domain in ASCII, the local part composed (RFC 6532, 3.1).
 * One that has letters beyond ASCII before the `@` needs a server with SMTPUTF8.
 * @returns null for what no mail can be sent to
 */
export function sendableAddress(text: string): string | null {
  if (text.length > LIMITS.emailMax) return null;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0)).normalize('NFC');
  const domain = asciiHost(text.slice(at + 1));
  // A full-width `＠` is none to us, and one to a program that takes it for its plain twin.
  const isLocal = LOCAL.test(local) && LOCAL.test(local.normalize('NFKC')) && octets(local) <= LOCAL_MAX;
  if (unseenIn(text) || !domain || !isLocal) return null;
  const address = `${local}@${domain}`;
  return octets(address) > LIMITS.emailMax ? null : address;
}

/** Why no mail can be sent to an address, for who typed it; undefined when it can. */
export function mailAddressFault(text: string, message: string = MESSAGES.email): string | undefined {
  if (sendableAddress(text) !== null) return undefined;
  const isRightWithout = sendableAddress(withoutUnseen(text)) !== null;
  return isRightWithout ? `${MESSAGES.hiddenCharacters} (${unseenIn(text)})` : message;
}
