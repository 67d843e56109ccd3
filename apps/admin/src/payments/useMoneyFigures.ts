import { figures } from '@rep13/contracts-api-admin/payments';
import { addressOf } from '@rep13/contracts-operations';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

export const FIGURES_PATH = addressOf(figures);

/** What came in, what is due, what is owed. */
export const useMoneyFigures = () => useAdminApi(FIGURES_PATH, REFRESH_MS);
