import type { TicketFileView } from '@rep13/contracts-authority-requests';
import type { Moment } from '@rep13/contracts-constants';
import type { MessageDirection } from '../constants/index.ts';

/** A file with where it came from; for staff. */
export interface StaffFileView extends TicketFileView {
  readonly from: 'staff' | 'client' | 'authority';
  /** Of a client that the order was about by mistake: it goes to nobody any more. */
  readonly ofEarlierClient: boolean;
  /** When it was handed to the client with the order; null: it was not. */
  readonly forwardedAt: Moment | null;
}

/** A file's bytes, decrypted. */
export interface TicketFileContentView {
  readonly file: TicketFileView;
  readonly bytes: Uint8Array;
}

/** One message; for staff. */
export interface TicketMessageView {
  readonly id: number;
  readonly direction: MessageDirection;
  /** `admin:<id>`, `client:<signupId>` or `authority`. */
  readonly author: string;
  readonly body: string;
  readonly createdAt: Moment;
  readonly files: readonly StaffFileView[];
  /** The mail that it came as; null or absent: it was written on a page. */
  readonly mailId?: number | null;
  /** To or by a client that the order was about by mistake: the one of now does not read it. */
  readonly ofEarlierClient: boolean;
}

/** A message between the client and us. */
export interface ClientMessageView {
  readonly id: number;
  readonly from: 'staff' | 'client';
  readonly body: string;
  readonly createdAt: Moment;
  readonly files: readonly TicketFileView[];
}

/** A note of staff. It is in no other answer. */
export interface TicketNoteView {
  readonly id: number;
  /** `admin:<id>` */
  readonly author: string;
  readonly body: string;
  readonly createdAt: Moment;
}
