// Written by `npm run reference` from services/gateway/src/onboarding/provider-information-files.controller.ts.
import type { ProviderFileView } from '@rep13/contracts-onboarding';
import type { Bytes, Operation, Upload } from '@rep13/contracts-operations';

/**
 * Upload a file to the provider information. One file of 10 MB at most in the field `file`; its bytes decide what it
 * is. The same bytes under the same name answer the same file again.
 */
export const upload = 'POST /api/provider-information/:signupId/files' as Operation<
  'POST /api/provider-information/:signupId/files',
  {
    body: Upload;
    answer: ProviderFileView;
    error:
      | 'onboarding.account-suspended'
      | 'onboarding.file-active'
      | 'onboarding.file-infected'
      | 'onboarding.file-not-scanned'
      | 'onboarding.file-quota-before-setup'
      | 'onboarding.file-quota-reached'
      | 'onboarding.file-too-large'
      | 'onboarding.file-type-not-accepted'
      | 'onboarding.file-unreadable'
      | 'onboarding.payment-overdue'
      | 'onboarding.upload-incomplete';
  }
>;

/**
 * Get a file of the provider information. As an attachment under its own name: nothing of it is ever shown on our
 * pages.
 */
export const download = 'GET /api/provider-information/:signupId/files/:fileId' as Operation<
  'GET /api/provider-information/:signupId/files/:fileId',
  { answer: Bytes }
>;
