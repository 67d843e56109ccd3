import type { ClientUserView } from '@rep13/contracts-onboarding';
import { beginSession as beginSessionAt, forgetApiData, reloadApi, useApiOrNull } from '@rep13/web-kit/api';

const PATH = '/api/client/user';

/** Who is signed in; `null` for nobody. */
export function useClientUser() {
  return useApiOrNull<ClientUserView>(PATH);
}

/** After signing in. @throws {ApiError} as `beginSession` of the kit */
export const beginSession = (): Promise<void> => beginSessionAt(PATH);

/** The session has ended, so every screen is told. */
export async function askWhoIsSignedIn(): Promise<void> {
  await reloadApi(PATH);
}

/** A new password ended every session of the client, also this browser's. */
export async function forgetSession(): Promise<void> {
  await forgetApiData();
}
