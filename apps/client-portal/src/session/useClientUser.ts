import type { ClientUserView } from '@rep13/contracts-onboarding';
import { forgetApiData, reloadApi, useApiOrNull } from '@rep13/web-kit/api';

const PATH = '/api/client/user';

/** Who is signed in; `null` for nobody. */
export function useClientUser() {
  return useApiOrNull<ClientUserView>(PATH);
}

/** After signing in: nothing of an earlier user of this browser may be shown. */
export async function beginSession(): Promise<void> {
  await forgetApiData();
  await reloadApi(PATH);
}

/** The session has ended, so every screen is told. */
export async function askWhoIsSignedIn(): Promise<void> {
  await reloadApi(PATH);
}

/** A new password ended every session of the client, also this browser's. */
export async function forgetSession(): Promise<void> {
  await forgetApiData();
}
