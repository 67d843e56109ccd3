// Written by `npm run reference` from services/gateway/src/public/verify.controller.ts.
import type {
  DocumentNumberQuery,
  DocumentVerificationView,
  NumberedDocumentView,
  UploadVerificationView,
} from '@rep13/contracts-agreements';
import type { Operation, Upload } from '@rep13/contracts-operations';

/**
 * Find out by its number whether we issued a document. `number` is what is printed on it: the id of an agreement's
 * pages, a register number or the reference of a letter. It says nothing of a copy.
 */
export const findByNumber = 'GET /api/verify/by-number' as Operation<
  'GET /api/verify/by-number',
  { query: DocumentNumberQuery; answer: NumberedDocumentView }
>;

/** Find out by its SHA-256 whether we issued a document. Unknown is an answer: `known` is false. */
export const find = 'GET /api/verify/:sha256' as Operation<
  'GET /api/verify/:sha256',
  { answer: DocumentVerificationView }
>;

/**
 * Verify the signatures of a PDF. At most 10 MB, in the field `file` or as the body itself with the type
 * `application/pdf`. It is read and not kept.
 */
export const verify = 'POST /api/verify' as Operation<
  'POST /api/verify',
  {
    body: Upload;
    answer: UploadVerificationView;
    error:
      | 'agreements.not-a-pdf'
      | 'agreements.pdf-encrypted'
      | 'agreements.too-many-signatures'
      | 'onboarding.file-too-large';
  }
>;
