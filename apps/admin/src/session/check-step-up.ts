import { check } from '@rep13/contracts-api-admin/step-up';
import { addressOf } from '@rep13/contracts-operations';
import { apiGet, ApiError } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from './useAdminUser.ts';

/** Asks for the password if what comes next needs it. @throws {ApiError} if it was not given */
export async function checkStepUp(): Promise<void> {
  try {
    await apiGet(addressOf(check));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await askWhoIsSignedIn();
    throw error;
  }
}
