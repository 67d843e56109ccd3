import type { MailAutomatic, MailReading, MailUnreadable, MailWarning } from '@rep13/contracts-sla/constants';
import type { MailSignatureView } from '@rep13/contracts-sla';

/** A person or office of a mail's head, freed of every hidden character. */
export interface Correspondent {
  readonly name: string | null;
  /** In lower case; null where it is none. */
  readonly address: string | null;
}

/** A file of a mail, or a picture that its HTML only decorates itself with. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A mail inside a mail. */
export interface NestedMail {
  readonly from: Correspondent | null;
  readonly subject: string | null;
  readonly text: string;
  readonly files: readonly MailFile[];
}

/** What a mail server reports of a mail of ours (RFC 3464). */
export interface Bounce {
  /** Message-ID of ours, without its angle brackets; null where the report doesn't say. */
  readonly of: string | null;
  readonly recipient: string | null;
  /** As `5.1.1` (RFC 3463). */
  readonly status: string | null;
  /** False: its server still tries. */
  readonly isFinal: boolean;
  /** It did arrive, or went on to whom it was for: the same kind of report says so too (RFC 3464, 2.3.3). */
  readonly hasArrived: boolean;
}

/** A signature, with the key that it fits: a certificate in PEM, or an armoured key; null where none does. */
export interface CheckedSignature extends MailSignatureView {
  readonly fingerprint: string | null;
  readonly material: string | null;
  readonly validUntil: string | null;
}

/** All that is read out of a mail. Pure data: it crosses from the worker to the service. */
export interface MailFacts {
  readonly read: MailReading;
  readonly reason: MailUnreadable | null;
  readonly from: Correspondent | null;
  readonly replyTo: readonly string[];
  readonly subject: string | null;
  /** Without its angle brackets. */
  readonly messageId: string | null;
  /** ISO 8601, UTC; as the sender says it. */
  readonly date: string | null;
  readonly text: string;
  readonly textFrom: 'plain' | 'html' | 'winmail' | 'none';
  readonly otherText: string | null;
  /** The text without the quoted history, and that history. */
  readonly newText: string;
  readonly quoted: string | null;
  readonly files: readonly MailFile[];
  readonly inline: readonly MailFile[];
  readonly nested: readonly NestedMail[];
  readonly automatic: MailAutomatic | null;
  /** Sent by a machine, which may well be a case system that sends orders (RFC 3834, `auto-generated`). */
  readonly isGenerated: boolean;
  /** What stands behind `authorities+`, in lower case. */
  readonly tag: string | null;
  /** The reference of an order that its subject or text names. */
  readonly reference: string | null;
  /** Ids of In-Reply-To and References. */
  readonly answers: readonly string[];
  readonly signature: CheckedSignature | null;
  readonly encrypted: 'smime' | 'pgp' | null;
  /** What our own mail server found. */
  readonly passed: { readonly dmarc: string; readonly domain: string } | null;
  /** When our own mail server stamped it, ISO 8601. */
  readonly tracedAt: string | null;
  readonly bounce: Bounce | null;
  readonly warnings: readonly MailWarning[];
}

/** What the reader knows of ourselves. */
export interface ReaderSettings {
  /** The mailbox for authorities. */
  readonly address: string;
  /** The name that our own mail server signs its results with (RFC 8601), `microsoft`, or null: nothing is believed. */
  readonly authserv: string | null;
  /** PEM of the roots that a certificate may be traced to. */
  readonly trustAnchors: string | null;
  /** Our armoured private PGP key. */
  readonly pgpKey: string | null;
  /** Armoured PGP keys that staff has kept, by address. */
  readonly knownKeys: readonly { readonly address: string; readonly material: string }[];
}
