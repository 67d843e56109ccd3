import type { Fault, FaultKind, HostFaultKind } from './plan/fault.ts';

/** What a customer asks for, in this order. */
export type Step = 'check' | 'signup' | 'payment' | 'signature' | 'pdf' | 'order';

/** One try at one call over HTTP: a line of the history. */
export interface Call {
  readonly customer: string;
  readonly step: Step;
  /** The idempotency key: calls with the same are the same request. */
  readonly key: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly startedAt: number;
  readonly endedAt: number;
  /** 0 when no answer came. */
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
  /** The customer did not wait for the answer. */
  readonly isAbandoned: boolean;
}

/** A fault as it was done. */
export interface PerformedFault extends Fault<FaultKind | HostFaultKind> {
  readonly from: number;
  readonly to: number;
  /**
   * Milliseconds until what was killed served again, and a mended cluster was whole; undefined when nothing was, or it
   * never did.
   */
  readonly backAfterMs?: number;
  /** What more there is to say: how many jobs waited, which place was met. */
  readonly note?: string;
  /** Ids of the events that the stream was robbed of. */
  readonly robbed?: readonly string[];
  /** It could not be done: nobody came by the place in the code, there was nothing to rob. */
  readonly isMissed?: boolean;
}

/** One instance of a service that was asked to end, and started again. */
export interface PerformedRestart {
  readonly service: string;
  readonly endedAfterMs: number;
}

/** What the mail server saw. `answer-lost`: it has the mail, and the sender does not know. */
export interface Delivery {
  readonly messageId: string;
  readonly subject: string;
  readonly recipients: readonly string[];
  readonly at: number;
  readonly outcome: 'accepted' | 'answer-lost' | 'deferred' | 'refused' | 'dropped';
  readonly attachments: readonly { readonly fileName: string; readonly sha256: string }[];
}

/** A mail of an authority: one content, sent again until it is acknowledged, and sometimes once more. */
export interface SentMail {
  /** No other content has it; a Message-ID may be another's too. */
  readonly subject: string;
  /** Milliseconds: its first try. */
  readonly firstAt: number;
  /** When a 250 came, for each time. */
  readonly acknowledgedAt: readonly number[];
}

/** A PDF as a customer got it. */
export interface FetchedPdf {
  readonly signupId: number;
  readonly fileName: string;
  readonly sha256: string;
  /** It begins and ends as a PDF does. */
  readonly isWhole: boolean;
  /** Its document's title, which ends with the agreement's number. */
  readonly title: string;
}

/** Something that was read while customers wrote. */
export interface Read {
  readonly path: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** 0 when no answer came. */
  readonly status: number;
}

export interface Row {
  readonly [column: string]: unknown;
}

/** Rows by `schema.table`. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** What a consumer outside of the product has made of the agreements that were signed: an invoice of each. */
export interface OutsideConsumption {
  readonly invoices: readonly Row[];
  /** When it was down. */
  readonly from: number;
  readonly to: number;
}

/** Everything that the checker judges. */
export interface Evidence {
  readonly calls: readonly Call[];
  readonly faults: readonly PerformedFault[];
  readonly restarts: readonly PerformedRestart[];
  readonly tables: Tables;
  readonly deliveries: readonly Delivery[];
  /** What authorities mailed; nothing where no mailbox is read. */
  readonly mails?: readonly SentMail[];
  readonly pdfs: readonly FetchedPdf[];
  /** What the product says of its own numbers. */
  readonly totals: Readonly<Record<string, number>>;
  /** What was still to be done when the time to settle was over, in words. */
  readonly unfinished: readonly string[];
  /** Programs that ended although nobody ended them. */
  readonly ended: readonly string[];
  /** Milliseconds until everything was done. */
  readonly settledAfterMs: number;
  readonly slow: number;
  /** Only on a cluster. */
  readonly reads?: readonly Read[];
  readonly outside?: OutsideConsumption;
}
