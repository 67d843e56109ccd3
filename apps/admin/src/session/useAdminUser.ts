import { user } from '@rep13/contracts-api-admin/account';
import { addressOf } from '@rep13/contracts-operations';
import { beginSession as beginSessionAt, confirmSession, reloadApi, useApiOrNull } from '@rep13/web-kit/api';

const ADDRESS = addressOf(user);

/** How long the answer holds when nothing says otherwise. */
const FRESH_MS = 5 * 60 * 1_000;

/** Who is signed in; `null` for nobody. A page that opens with an older answer shows it and asks again. */
export function useAdminUser() {
  return useApiOrNull(ADDRESS, FRESH_MS);
}

/** After signing in. @throws {ApiError} as `beginSession` of the kit */
export const beginSession = (): Promise<void> => beginSessionAt(ADDRESS);

/** The same person again, over what is open. @throws {ApiError} as `beginSession` */
export const goOnWithSession = (): Promise<void> => confirmSession(ADDRESS);

/** The session has ended or may do something else now, so every screen is told. */
export async function askWhoIsSignedIn(): Promise<void> {
  await reloadApi(ADDRESS);
}
