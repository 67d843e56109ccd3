import { Matches } from 'class-validator';
import { MESSAGES, SHA256 } from '@rep13/contracts-constants';
import { Command } from '@rep13/contracts-messaging';
import { BytesUpTo } from '@rep13/contracts-validation';
import type { DocumentVerificationView, UploadVerificationView } from './verification.views.ts';

/** The largest PDF that is taken to be verified. */
export const VERIFIED_BYTES_MAX = 10 * 1024 * 1024;

/** Whether we issued the bytes with this SHA-256. */
export class FindDocument extends Command<DocumentVerificationView> {
  static readonly subject = 'rpc.agreements.document.find.v1';
  @Matches(SHA256, { message: MESSAGES.documentSha256 }) readonly sha256!: string;
}

/**
 * What the signatures of a PDF are worth. Nothing of it is kept.
 * Errors: `agreements.not-a-pdf`, `agreements.pdf-encrypted`, `agreements.too-many-signatures`.
 */
export class VerifyDocument extends Command<UploadVerificationView> {
  static readonly subject = 'rpc.agreements.document.verify.v1';
  static readonly answerWithinMs = 20_000;
  @BytesUpTo(VERIFIED_BYTES_MAX) readonly bytes!: Uint8Array;
}
