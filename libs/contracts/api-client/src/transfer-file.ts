// Written by `npm run reference` from services/gateway/src/client/transfer-file/transfer-file.controller.ts.
import type { Bytes, Operation } from '@rep13/contracts-operations';

/** Get what the next representative needs to know, as a ZIP. A PDF for people lies in it, and JSON for programs. */
export const get = 'GET /api/client/transfer-file' as Operation<
  'GET /api/client/transfer-file',
  { answer: Bytes }
>;
