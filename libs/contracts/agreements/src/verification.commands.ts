import { Matches } from 'class-validator';
import { LIMITS, MESSAGES, SHA256 } from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { BytesUpTo, RequiredText } from '@rep13/contracts-validation';
import type {
  DocumentVerificationView,
  NumberedDocumentView,
  UploadVerificationView,
} from './verification.views.ts';

/** The largest PDF that is taken to be verified. */
export const VERIFIED_BYTES_MAX = 10 * 1024 * 1024;

/** Whether we issued the bytes with this SHA-256. */
export class FindDocument extends Command<DocumentVerificationView> {
  static readonly subject = 'rpc.agreements.document.find.v1';
  @Matches(SHA256, { message: MESSAGES.documentSha256 }) readonly sha256!: string;
}

/** A number as it is printed on a document of ours. */
export class DocumentNumberQuery {
  @RequiredText(LIMITS.documentNumberMax, MESSAGES.documentNumber) readonly number!: string;
}

/** Whether we issued a document with this id, register number or reference of a letter. */
export class FindDocumentByNumber extends DocumentNumberQuery implements Command<NumberedDocumentView> {
  static readonly subject = 'rpc.agreements.document.find-by-number.v1';
  declare readonly replyType?: NumberedDocumentView;
}

/** What the signatures of a PDF are worth. Nothing of it is kept. */
export class VerifyDocument extends Command<UploadVerificationView> {
  static readonly subject = 'rpc.agreements.document.verify.v1';
  static readonly errors = {
    'agreements.not-a-pdf': 415,
    'agreements.pdf-encrypted': 422,
    'agreements.too-many-signatures': 422,
  } as const satisfies Refusals;
  static readonly answerWithinMs = 20_000;
  @BytesUpTo(VERIFIED_BYTES_MAX) readonly bytes!: Uint8Array;
}
