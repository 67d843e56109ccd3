import { apiGet, ApiError } from '@rep13/web-kit/api';
import { STEP_UP } from './step-up-path.ts';
import { askWhoIsSignedIn } from './useAdminUser.ts';

/** Asks for the password if what comes next needs it. @throws {ApiError} if it was not given */
export async function checkStepUp(): Promise<void> {
  try {
    await apiGet(STEP_UP);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await askWhoIsSignedIn();
    throw error;
  }
}
