import type { AdminUserView } from '@rep13/contracts';
import { forgetApiData, reloadApi, useApiOrNull } from '@rep13/web-kit/api';

const PATH = '/api/admin/user';

/** Who is signed in; `null` for nobody. */
export function useAdminUser() {
  return useApiOrNull<AdminUserView>(PATH);
}

/** After signing in: nothing of whoever used this browser before may be shown. */
export async function beginSession(): Promise<void> {
  await forgetApiData();
  await reloadApi(PATH);
}

/** The session has ended or may do something else now, so every screen must hear of it. */
export async function askWhoIsSignedIn(): Promise<void> {
  await reloadApi(PATH);
}
