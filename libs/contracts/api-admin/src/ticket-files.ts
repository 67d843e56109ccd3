// Written by `npm run reference` from services/gateway/src/admin/ticket-files.controller.ts.
import type { Bytes, Operation, Upload } from '@rep13/contracts-operations';
import type { StaffFileView } from '@rep13/contracts-sla';

/**
 * Upload a file for the next message of staff. One file of 25 MB at most in the field `file`; its bytes decide what it
 * is.
 */
export const upload = 'POST /api/admin/sla-tickets/:id/files' as Operation<
  'POST /api/admin/sla-tickets/:id/files',
  {
    body: Upload;
    answer: StaffFileView;
    error:
      | 'onboarding.file-active'
      | 'onboarding.file-infected'
      | 'onboarding.file-not-scanned'
      | 'onboarding.file-too-large'
      | 'onboarding.file-type-not-accepted'
      | 'onboarding.file-unreadable'
      | 'sla.ticket-closed'
      | 'sla.ticket-files-full';
  }
>;

/** Get a file of a ticket. As an attachment: nothing of it is ever shown on our pages. */
export const download = 'GET /api/admin/sla-tickets/:id/files/:fileId' as Operation<
  'GET /api/admin/sla-tickets/:id/files/:fileId',
  { answer: Bytes }
>;
