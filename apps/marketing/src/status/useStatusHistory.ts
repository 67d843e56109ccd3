import type { StatusHistoryView } from '@rep13/contracts-gateway';
import { useLiveApi } from '@rep13/web-kit/api';

const LOOK_EVERY_MS = 60_000;

/** How the services were, day by day, and what went wrong. */
export const useStatusHistory = () => useLiveApi<StatusHistoryView>('/api/status/history', LOOK_EVERY_MS);
