import { statuses } from '@rep13/contracts-api-public/status';
import { addressOf } from '@rep13/contracts-operations';
import { useLiveApi } from '@rep13/web-kit/api';

/** The spec's status page promises monitoring every 30 seconds. */
const ASK_EVERY_MS = 30_000;

/** The real health of each service. */
export function useSystemStatus() {
  return useLiveApi(addressOf(statuses), ASK_EVERY_MS);
}
