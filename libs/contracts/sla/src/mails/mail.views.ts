import type { IssuingState, OrderKind } from '@rep13/contracts-authority-requests/constants';
import type { Moment } from '@rep13/contracts-constants';
import type {
  MailAnswer,
  MailAutomatic,
  MailboxState,
  MailIgnoredAs,
  MailProbeState,
  MailReading,
  MailSignatureState,
  MailState,
  MailUnreadable,
  MailWarning,
} from '../constants/index.ts';
import type { AuthorityView, SenderKeyView } from '../authority-requests/authority-request.views.ts';

/** An order that a mail may belong to. */
export interface MailSuggestionView {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly reference: string;
  /** `proven`: by a tag or an id that only we give out; `named`: somebody wrote its reference; `sender`: from the same domain. */
  readonly why: 'proven' | 'named' | 'sender';
}

/** Who signed a mail, as far as that could be checked. */
export interface MailSignatureView {
  readonly kind: 'smime' | 'pgp';
  readonly state: MailSignatureState;
  /** The address that the key or the certificate names. */
  readonly signer: string | null;
  readonly matchesFrom: boolean;
  readonly coversAll: boolean;
  /** Of its certificate; null where there is none. */
  readonly chain: 'trusted' | 'unknown' | null;
  /** Of the key that it fits: a certificate's SHA-256, or a PGP key's own, in hex. Null: none does. Absent before December 2026. */
  readonly fingerprint?: string | null;
  /** When the certificate or the key ends by itself, as it says. Null: it does not. Absent before December 2026. */
  readonly validUntil?: Moment | null;
}

/** A mail in a list. */
export interface InboundMailView {
  readonly id: number;
  /** Raised with each decision: two people at once must not overwrite each other. */
  readonly version: number;
  readonly state: MailState;
  /** In the sender's words; the address counts. */
  readonly fromName: string | null;
  /** Null where the mail names no sender that can be read. */
  readonly fromAddress: string | null;
  readonly subject: string | null;
  /** When it reached our mailbox: from then on its 24 hours count. */
  readonly receivedAt: Moment;
  /** By when a person decides; null once one has, and for what a rule put aside. */
  readonly dueAt: Moment | null;
  /** Null while it is being read. */
  readonly reading: MailReading | null;
  readonly readingReason: MailUnreadable | null;
  readonly automatic: MailAutomatic | null;
  readonly signature: MailSignatureState | null;
  /** It is signed, as a whole, with a key of its sender that staff keeps. Absent before December 2026. */
  readonly isKeySaved?: boolean;
  /** The key or certificate that signed it had ended by itself before it came: it proves no sender. Absent before December 2026. */
  readonly isKeyExpired?: boolean;
  /** The domain that our own mail server found the mail to come from (DMARC, RFC 7489); null: nothing proves it. */
  readonly passedDomain: string | null;
  /** How many files it brings. */
  readonly files: number;
  readonly suggestions: readonly MailSuggestionView[];
  /**
   * How many more mails of the same address wait under this one, where a list is asked for neither a search nor a sender:
   * what an address sends beyond five in an hour without proof has one line. Absent before December 2026.
   */
  readonly moreOfSender?: number;
}

/** A file of a mail. Archives are never opened. */
export interface MailPartView {
  readonly no: number;
  readonly name: string;
  /** As the sender declares it. */
  readonly type: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Why it can't be a file of an order; it stays in the raw mail. */
  readonly refusal: string | null;
}

/** A mail inside a mail. */
export interface NestedMailView {
  readonly fromAddress: string | null;
  readonly subject: string | null;
  readonly text: string;
}

/** What an order made of a mail begins with; staff may change all of it. */
export interface MailOrderDraftView {
  readonly kind: OrderKind;
  readonly authorityName: string;
  readonly memberState: IssuingState | null;
  readonly ownReference: string | null;
  readonly target: string;
  /** A client whose register number or domain the mail names. Only suggested: the client would see the order at once. */
  readonly signupId: number | null;
  readonly companyName: string | null;
}

/** What was decided about a mail, by whom. */
export interface MailDecisionView {
  /** `admin:<id>`, or `system` for a rule. */
  readonly by: string;
  readonly at: Moment;
  readonly ignoredAs: MailIgnoredAs | null;
  readonly answer: MailAnswer | null;
  /** The orders it became, or was attached to. */
  readonly tickets: readonly { readonly ticketId: number; readonly ticketNumber: string }[];
  /** Why a rule put it aside or took it for an order. */
  readonly rule: string | null;
}

/** A whole mail, as text only: nothing of its HTML is shown, nothing is fetched. */
export interface InboundMailDetailView extends InboundMailView {
  readonly replyTo: readonly string[];
  readonly messageId: string | null;
  /** As its sender says it; proves nothing. */
  readonly writtenAt: Moment | null;
  /** As the mailbox says it. */
  readonly internalAt: Moment | null;
  /** As our own server stamped it. */
  readonly traceAt: Moment | null;
  /** When we first saw it. */
  readonly seenAt: Moment;
  /** Without the quoted history. */
  readonly text: string;
  readonly quoted: string | null;
  /** The other version of the same mail, where the two differ. */
  readonly otherText: string | null;
  readonly nested: readonly NestedMailView[];
  readonly warnings: readonly MailWarning[];
  readonly signedBy: MailSignatureView | null;
  /** What staff recorded of the key that signed it; null: that key was never kept. Absent before December 2026. */
  readonly senderKey?: SenderKeyView | null;
  /** The authority of the directory whose domain its sender names, whoever wrote it. Absent before December 2026. */
  readonly authority?: AuthorityView | null;
  readonly parts: readonly MailPartView[];
  /** Bytes as it came. */
  readonly size: number;
  readonly sha256: string;
  /** In how many pieces its bytes are fetched. */
  readonly pieces: number;
  /** Null once it is no longer `waiting`. */
  readonly draft: MailOrderDraftView | null;
  readonly decision: MailDecisionView | null;
}

/** A piece of a mail's bytes, as it came. */
export interface MailPieceView {
  readonly bytes: Uint8Array;
}

/** How the mailbox for authorities is read. */
export interface MailboxView {
  readonly state: MailboxState;
  /** Its address for authorities. */
  readonly address: string;
  /** When its server last answered. */
  readonly lastAnswerAt: Moment | null;
  /** Mails from before it was first read, which are left alone. */
  readonly olderLeftAlone: number;
  /** Mails that were gone before they could be read. */
  readonly gone: number;
  readonly waiting: number;
  readonly aside: number;
  /** The last test; null where none is mailed. Absent before December 2026. */
  readonly probe?: MailProbeView | null;
}

/** A mail that we send ourselves each day, to see that mails arrive. */
export interface MailProbeView {
  readonly state: MailProbeState;
  readonly sentAt: Moment;
  readonly foundAt: Moment | null;
  /** Where it lay. */
  readonly folder: string | null;
}
