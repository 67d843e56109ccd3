import { history } from '@rep13/contracts-api-public/status';
import { addressOf } from '@rep13/contracts-operations';
import { useLiveApi } from '@rep13/web-kit/api';

const LOOK_EVERY_MS = 60_000;

/** How the services were, day by day, and what went wrong. */
export const useStatusHistory = () => useLiveApi(addressOf(history), LOOK_EVERY_MS);
