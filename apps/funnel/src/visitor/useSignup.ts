import * as signup from '@rep13/contracts-api-public/signup';
import { addressOf } from '@rep13/contracts-operations';
import { useApi } from '@rep13/web-kit/api';

/** Where a registration is read. */
export const signupAddress = (signupId: number) => addressOf(signup.get, { params: { signupId } });

/** What the visitor may see of the registration; `null` asks nothing. */
export const useSignup = (signupId: number | null) =>
  useApi(signupId === null ? null : signupAddress(signupId));
