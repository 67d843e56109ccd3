// Written by `npm run reference` from services/gateway/src/client/transfer-file.controller.ts.
import type { Bytes, Operation } from '@rep13/contracts-operations';

/** Get everything that the next representative needs to know, as one file to take along. */
export const get = 'GET /api/client/transfer-file' as Operation<
  'GET /api/client/transfer-file',
  { answer: Bytes }
>;
