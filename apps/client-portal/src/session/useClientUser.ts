import { user } from '@rep13/contracts-api-client/client';
import { addressOf } from '@rep13/contracts-operations';
import { beginSession as beginSessionAt, forgetApiData, reloadApi, useApiOrNull } from '@rep13/web-kit/api';

const WHO = addressOf(user);

/** Who is signed in; `null` for nobody. */
export function useClientUser() {
  return useApiOrNull(WHO);
}

/** After signing in. @throws {ApiError} as `beginSession` of the kit */
export const beginSession = (): Promise<void> => beginSessionAt(WHO);

/** The session has ended, so every screen is told. */
export async function askWhoIsSignedIn(): Promise<void> {
  await reloadApi(WHO);
}

/** A new password ended every session of the client, also this browser's. */
export async function forgetSession(): Promise<void> {
  await forgetApiData();
}
