// Written by `npm run reference` from services/gateway/src/client/designation.controller.ts.
import type { DesignationView, SignDesignationBody } from '@rep13/contracts-agreements';
import type { Bytes, Operation, Upload } from '@rep13/contracts-operations';

/** List the letters about the own mandate, newest first. */
export const list = 'GET /api/client/designation' as Operation<
  'GET /api/client/designation',
  { answer: DesignationView[] }
>;

/** Sign the letter that waits. 404 when none does, 409 when another text was shown. */
export const sign = 'POST /api/client/designation/sign' as Operation<
  'POST /api/client/designation/sign',
  {
    body: SignDesignationBody;
    answer: DesignationView;
    error: 'agreements.text-changed' | 'onboarding.account-suspended';
  }
>;

/** Get a letter about the own mandate as PDF. Signed if it is; else to be signed by hand. */
export const letter = 'GET /api/client/designation/:id/letter.pdf' as Operation<
  'GET /api/client/designation/:id/letter.pdf',
  { answer: Bytes }
>;

/**
 * Upload the letter that waits, signed by hand or elsewhere. A PDF of at most 10 MB in the field `file`; 404 when this
 * letter does not wait any more.
 */
export const upload = 'POST /api/client/designation/:id/letter' as Operation<
  'POST /api/client/designation/:id/letter',
  {
    body: Upload;
    answer: DesignationView;
    error:
      | 'agreements.not-a-pdf'
      | 'onboarding.account-suspended'
      | 'onboarding.file-active'
      | 'onboarding.file-infected'
      | 'onboarding.file-not-scanned'
      | 'onboarding.file-too-large'
      | 'onboarding.file-type-not-accepted'
      | 'onboarding.file-unreadable';
  }
>;
