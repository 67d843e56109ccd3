import type { OrderView } from '@rep13/contracts-authority-requests';
import type {
  AuthorityLanguage,
  AuthorityRequestState,
  ForeignKind,
  IssuingState,
  MissingElementName,
  OrderChannel,
  OrderElementName,
  OrderKind,
  OrderOutcome,
  OrderTranslation,
  SenderCheck,
  SupplyWay,
} from '@rep13/contracts-authority-requests/constants';
import type { Moment } from '@rep13/contracts-constants';
import type { TicketStatus } from '../constants/index.ts';

/** An element that the order lacked and the authority supplied since, as staff found it. */
export interface SuppliedElementView {
  readonly element: OrderElementName;
  readonly by: SupplyWay;
  /** Of a message. */
  readonly messageId: number | null;
  /** Of a file. */
  readonly fileId: string | null;
  /** Of a letter or a call. */
  readonly at: Moment | null;
  /** `admin:<id>` */
  readonly markedBy: string;
  readonly markedAt: Moment;
}

/** Another order that may be the same one. */
export interface OrderTwinView {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly reference: string;
  readonly status: TicketStatus;
  /** What both have in common. */
  readonly alike: readonly ('reference' | 'urls' | 'sender')[];
}

/** A request as staff works on it. */
export interface AuthorityRequestView extends OrderView {
  readonly id: number;
  readonly reference: string;
  readonly state: AuthorityRequestState;
  readonly ticketId: number | null;
  /** How it reached us; null of one that staff typed in without saying how. */
  readonly channel: OrderChannel | null;
  readonly officerName: string | null;
  readonly officerGrade: string | null;
  /** Null where none was given: then the authority gets no mail and has no link. */
  readonly email: string | null;
  readonly phone: string | null;
  /** As the authority named it. */
  readonly target: string;
  readonly doNotInform: boolean;
  /** In which language we write to the authority; not said by a version before. */
  readonly conversationLanguage?: AuthorityLanguage;
  readonly senderCheck: SenderCheck;
  /** What it lacked at first. */
  readonly supplied: readonly SuppliedElementView[];
  readonly missing: readonly MissingElementName[];
  /** What to ask the authority for, ready to be sent; null when nothing is missing. */
  readonly clarificationDraft: string | null;
  /** The receipt, to be read out or printed where there is no address; null where it was mailed. */
  readonly receiptDraft: string | null;
  /** The authority of the directory that has the domain of `email`. */
  readonly directoryEntry: AuthorityView | null;
  readonly receivedAt: Moment;
}

/** An authority that staff has found, with where and when. */
export interface AuthorityView {
  readonly id: number;
  readonly domain: string;
  readonly name: string;
  readonly memberState: IssuingState | null;
  readonly phone: string | null;
  readonly source: string;
  readonly asOf: Moment;
  /** The keys that its officers sign mails with, in the directory only; the newest first. */
  readonly keys?: readonly SenderKeyView[];
}

/** A key that an officer signs mails with, kept by staff who had its fingerprint read to them. */
export interface SenderKeyView {
  readonly id: number;
  readonly authorityId: number;
  readonly kind: 'smime' | 'pgp';
  /** Of a certificate its SHA-256, of a PGP key its own; in hex. */
  readonly fingerprint: string;
  /** The only sender whose mails it proves. */
  readonly address: string;
  /** `admin:<id>`. */
  readonly savedBy: string;
  readonly savedAt: Moment;
  /** Who confirmed it, and how. */
  readonly note: string;
  /**
   * When it ends by itself, as the certificate or the key says: it proves no mail that comes later. Null: it does not.
   * Absent before December 2026.
   */
  readonly validUntil?: Moment | null;
  /** From then on it proves nothing; null while staff has not ended it. */
  readonly endedAt: Moment | null;
  readonly endedBy: string | null;
}

/** For the mails to an authority: asked at the moment of sending, kept nowhere. */
export interface AuthorityMailView {
  readonly reference: string;
  readonly token: string;
  /** Of the address that answers go to, and of the mail's own id: by it an answer finds its order, and opens nothing. */
  readonly replyTag?: string;
  /** The mailbox gets no mail with a tag in its address (RFC 5233): the address for answers stays as it is. */
  readonly hasNoTaggedAddress?: boolean;
  /** The id of the last mail by which the authority wrote, with its angle brackets; null or absent: it wrote none. */
  readonly inReplyTo?: string | null;
  /** Typed on the page of the request it does what the token does. */
  readonly code?: string;
  /** Only in mails that bring a link: who has it reads the mailbox. */
  readonly confirmCode: string;
  readonly kind: OrderKind;
  /** Null where none was given: then nothing is mailed. */
  readonly email: string | null;
  /** Somebody has shown to read this mailbox, or staff has called the number of the directory. */
  readonly isSenderConfirmed: boolean;
  readonly ownReference: string | null;
  readonly missing: readonly MissingElementName[];
  /** Whether the translation that its language needs is there; null: it needs none. */
  readonly translation?: OrderTranslation | null;
  /** When it came, by English name. */
  readonly declaredLanguages?: readonly string[];
  /** What it is for, where it is not ours. */
  readonly foreignKind?: ForeignKind | null;
  /** In which language we write to the authority. */
  readonly conversationLanguage?: AuthorityLanguage;
  readonly receivedAt: Moment;
  readonly acknowledgedAt: Moment | null;
  readonly outcome: OrderOutcome | null;
  readonly effectAt: Moment | null;
}
