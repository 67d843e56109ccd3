import type { AddressField } from '@rep13/contracts-onboarding';

/** What a mail is about: ids and values, never a name, an address or a text of somebody's. */
export interface EmailFacts {
  readonly signupId?: number;
  readonly adminUserId?: number;
  /** A letter to a coordinator, */
  readonly designationId?: number;
  /** and which sending of it. */
  readonly sendingAt?: string;
  readonly ticketId?: number;
  /** A mail to the address for authorities. */
  readonly mailId?: number;
  /** Of our own address that the mail tests. */
  readonly tag?: string;
  /** What an authority knows its request by. */
  readonly reference?: string;
}

/** A mail to a client is about one signup. */
export interface ClientEmailFacts extends EmailFacts {
  readonly signupId: number;
  /** A change of the client's particulars, */
  readonly changeId?: number;
  /** and the address in it that the mail goes to. */
  readonly field?: AddressField;
}
