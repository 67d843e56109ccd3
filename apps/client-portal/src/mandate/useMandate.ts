import { mandate as ownMandate } from '@rep13/contracts-api-client/client';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** It begins a moment after payment and signature: until then the answer is asked for again. */
const ASK_WHILE_AWAITING_MS = 15_000;

/** Where the own mandate stands. */
export const useMandate = () =>
  useClientApi(addressOf(ownMandate), (mandate) =>
    mandate?.state === 'awaiting' ? ASK_WHILE_AWAITING_MS : 0,
  );
