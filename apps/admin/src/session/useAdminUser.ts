import type { AdminUserView } from '@rep13/contracts-admin';
import { forgetApiData, reloadApi, useApiOrNull } from '@rep13/web-kit/api';

const PATH = '/api/admin/user';

/** How long the answer holds when nothing says otherwise. */
const FRESH_MS = 5 * 60 * 1_000;

/** Who is signed in; `null` for nobody. A page that opens with an older answer shows it and asks again. */
export function useAdminUser() {
  return useApiOrNull<AdminUserView>(PATH, FRESH_MS);
}

/** After signing in: nothing of an earlier user of this browser may be shown. */
export async function beginSession(): Promise<void> {
  await forgetApiData();
  await reloadApi(PATH);
}

/** The session has ended or may do something else now, so every screen is told. */
export async function askWhoIsSignedIn(): Promise<void> {
  await reloadApi(PATH);
}
