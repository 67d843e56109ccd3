// Written by `npm run reference` from services/gateway/src/client/transfer-file/transfer-file.controller.ts.
import type { Bytes, Operation } from '@rep13/contracts-operations';

/** Get everything that the next representative needs to know: a ZIP with a PDF for people, and JSON for programs. */
export const get = 'GET /api/client/transfer-file' as Operation<
  'GET /api/client/transfer-file',
  { answer: Bytes }
>;
