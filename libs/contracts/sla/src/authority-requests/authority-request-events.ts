import { IsBoolean, IsIn, IsInt, IsOptional, Matches } from 'class-validator';
import {
  AUTHORITY_REFERENCE,
  ORDER_ELEMENT_NAMES,
  ORDER_KINDS,
  SENDER_CHECKS,
  type OrderElementName,
  type OrderKind,
  type SenderCheck,
} from '@rep13/contracts-authority-requests/constants';

/** Which request a fact is about. Neither who sent it nor what it says travels. */
abstract class AuthorityRequestFact {
  @IsInt() readonly requestId!: number;
  @Matches(AUTHORITY_REFERENCE) readonly reference!: string;
}

abstract class AuthorityTicketFact extends AuthorityRequestFact {
  @IsInt() readonly ticketId!: number;
}

/** An authority filed an order, and a ticket was opened for it. */
export class AuthorityRequestReceived extends AuthorityTicketFact {
  static readonly type = 'sla.authority-request.received.v1';
  @IsIn(ORDER_KINDS) readonly kind!: OrderKind;
  /** Whether all of Article 9(2) or 10(2) DSA is there. */
  @IsBoolean() readonly isComplete!: boolean;
  /** A machine sent it by mail, or too many came: no receipt goes out by itself. Absent before December 2026. */
  @IsOptional() @IsBoolean() readonly withoutReceipt?: boolean;
}

/** A sender has sent too many: this request waits for staff, without a ticket. */
export class AuthorityRequestHeld extends AuthorityRequestFact {
  static readonly type = 'sla.authority-request.held.v1';
}

/** Staff threw a request away, or closed its ticket, because no authority had sent it. */
export class AuthorityRequestMarkedSpam extends AuthorityRequestFact {
  static readonly type = 'sla.authority-request.marked-spam.v1';
}

/** It is known now whom an order is about. */
export class AuthorityRequestMatched extends AuthorityTicketFact {
  static readonly type = 'sla.authority-request.matched.v1';
  /** Absent when the client must not hear of it. */
  @IsOptional() @IsInt() readonly signupId?: number;
}

/** Staff has found an element that an order lacked, or found that it is missing after all. */
export class AuthorityElementMarked extends AuthorityTicketFact {
  static readonly type = 'sla.authority-request.element-marked.v1';
  @IsIn(ORDER_ELEMENT_NAMES) readonly element!: OrderElementName;
  @IsBoolean() readonly isMissing!: boolean;
}

/** We know better who sent a request. */
export class AuthoritySenderConfirmed extends AuthorityTicketFact {
  static readonly type = 'sla.authority-request.sender-confirmed.v1';
  @IsIn(SENDER_CHECKS) readonly senderCheck!: SenderCheck;
}

/** Somebody asked for the private link again: a new one is mailed to the request's address, and the old one is over once that is used. */
export class AuthorityLinkRenewed extends AuthorityTicketFact {
  static readonly type = 'sla.authority-request.link-renewed.v1';
  /** How many links there have been. */
  @IsInt() readonly generation!: number;
}

/** Staff recorded that the authority of an order reads its mails elsewhere; from where to where stands in the order's history. */
export class AuthorityAddressChanged extends AuthorityTicketFact {
  static readonly type = 'sla.authority-request.address-changed.v1';
}

/** Staff added an authority to the directory, or corrected one. */
export class AuthoritySaved {
  static readonly type = 'sla.authority.kept.v1';
  @IsInt() readonly authorityId!: number;
}

/** Staff took an authority out of the directory. */
export class AuthorityRemoved {
  static readonly type = 'sla.authority.removed.v1';
  @IsInt() readonly authorityId!: number;
}

abstract class SenderKeyFact {
  @IsInt() readonly authorityId!: number;
  @IsInt() readonly keyId!: number;
}

/** Staff kept the key that an authority's officer signs mails with. */
export class SenderKeySaved extends SenderKeyFact {
  static readonly type = 'sla.authority-key.kept.v1';
}

/** A kept key proves nothing any more. */
export class SenderKeyEnded extends SenderKeyFact {
  static readonly type = 'sla.authority-key.ended.v1';
}

export const AUTHORITY_REQUEST_EVENTS = [
  AuthorityRequestReceived,
  AuthorityRequestHeld,
  AuthorityRequestMarkedSpam,
  AuthorityRequestMatched,
  AuthorityElementMarked,
  AuthoritySenderConfirmed,
  AuthorityLinkRenewed,
  AuthorityAddressChanged,
  AuthoritySaved,
  AuthorityRemoved,
  SenderKeySaved,
  SenderKeyEnded,
] as const;
