import type { MoneyFiguresView } from '@rep13/contracts-onboarding';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

export const FIGURES_PATH = '/api/admin/money';

/** What came in, what is due, what is owed. */
export const useMoneyFigures = () => useAdminApi<MoneyFiguresView>(FIGURES_PATH, REFRESH_MS);
