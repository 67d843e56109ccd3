import { LIMITS } from '@rep13/contracts-constants';

/** `Name <local@domain>` or `local@domain`, in one line. */
export const MAILBOX = /^(?:(?<name>[^<>"\p{Cc}]*?)\s*<)?(?<address>[^\s<>@,;]+@[^\s<>@,;]+?)>?$/u;

/** One plain address that no part of could be taken for a second one, a name or a header. */
export const ADDRESS = /^[^\s<>()[\]",;:\\@\p{C}]+@[^\s<>()[\]"',;:\\@\p{C}]+$/u;

export const isMailAddress = (text: string): boolean => text.length <= LIMITS.emailMax && ADDRESS.test(text);

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

/** What stands after the @. */
export const domainOf = ({ address }: Mailbox): string => address.slice(address.lastIndexOf('@') + 1);
