import { sendableAddress, withoutUnseen } from '@rep13/contracts-constants';

/** `Name <local@domain>` or `local@domain`, in one line. */
export const MAILBOX = /^(?:(?<name>[^<>"\p{Cc}]*?)\s*<)?(?<address>[^\s<>@,;]+@[^\s<>@,;]+?)>?$/u;

/** One plain address that no part of could be taken for a second one, a name or a header. */
export const ADDRESS = /^[^\s<>()[\]",;:\\@\p{C}]+@[^\s<>()[\]"',;:\\@\p{C}]+$/u;

/** A mailbox on this very machine, such as the first administrator's before a real one is set. */
const LOCAL_MAILBOX = /^[\w.+-]+@localhost$/;

/** It reads otherwise than it is: nobody can say which of the two was meant. */
const TURNED_ROUND = /\p{Bidi_Control}/u;

/**
 * An address as the mail server is given it, by the rule by which it was taken. One that was taken before that rule is
 * sent to as it was meant: without the characters that nobody sees.
 * @returns null for what is no address
 */
export function mailableAddress(text: string): string | null {
  if (LOCAL_MAILBOX.test(text)) return text;
  return TURNED_ROUND.test(text) ? null : sendableAddress(withoutUnseen(text));
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** @throws if the text is no mailbox; the configuration has been checked for it. */
export function parseMailbox(text: string): Mailbox {
  const { name = '', address } = MAILBOX.exec(text)?.groups ?? {};
  if (!address) throw new Error(`not a mail address: ${text}`);
  return { name, address };
}

/** `authorities@…` → `authorities+<tag>@…` (RFC 5233). */
export const withTag = (address: string, tag: string): string => address.replace(/@(?=[^@]*$)/, `+${tag}@`);

/** What stands after the @. */
export const domainOf = ({ address }: Mailbox): string => address.slice(address.lastIndexOf('@') + 1);
