import type { IssuingState } from '@rep13/contracts-authority-requests/constants';

/** An order that a mail may belong to. */
export interface KnownOrder {
  readonly ticketId: number;
  readonly reference: string;
  readonly isOpen: boolean;
  /** Where its authority reads our mails; null: none is known. */
  readonly email: string | null;
  /** The registrable domain of that mailbox. */
  readonly domain: string | null;
}

/** What the rules go by beside what the mail itself says. */
export interface MailContext {
  /** By a tag or an id that only we give out, wherever the mail carries it. */
  readonly proven: KnownOrder | null;
  /** Somebody wrote its reference. */
  readonly named: KnownOrder | null;
  /** Its Message-ID is one that we gave to a mail of ours. */
  readonly hasOurId: boolean;
  /** It came to the address that our mails give for what does not arrive: only machines know it. */
  readonly isReturned: boolean;
  /** It is the test of the mailbox that we mailed on that day. */
  readonly probeDay: string | null;
  /** The domain of our own addresses. */
  readonly ownDomain: string;
  /** The registrable domain of From. */
  readonly domain: string | null;
  /** It lay where the mailbox's provider puts spam, and nowhere else. */
  readonly isJunk: boolean;
  /** The authority of the domain in From, proven or not. */
  readonly authority: { readonly name: string; readonly memberState: IssuingState | null } | null;
  /** It is signed, as a whole, with a key of its sender that staff keeps. */
  readonly isKeySaved: boolean;
  /** A file could not be looked at for viruses: a person takes it in later. */
  readonly hasUnscannedFile: boolean;
}
