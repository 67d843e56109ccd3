import { LIST_MAX } from '@rep13/contracts-constants';
import { tasks } from '@rep13/contracts-api-admin/billing';
import { addressOf } from '@rep13/contracts-operations';
import { reloadApi } from '@rep13/web-kit/api';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

const OPEN = addressOf(tasks, { query: { open: true, limit: LIST_MAX } });
const ALL = addressOf(tasks, { query: { limit: LIST_MAX } });

/** What has to be settled about money, newest first. With `isAsked` false nothing is asked. */
export const useOpenBillingTasks = (isAsked = true) => useAdminApi(isAsked ? OPEN : null, REFRESH_MS);

/** The open ones, and after them as many of the settled ones as one answer holds. */
export const useAllBillingTasks = () => useAdminApi(ALL, REFRESH_MS);

/** A task was settled: every page that shows or counts it is told. */
export async function reloadBillingTasks(): Promise<void> {
  await Promise.all([reloadApi(OPEN), reloadApi(ALL)]);
}
