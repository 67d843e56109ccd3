import type { SignupView } from '@rep13/contracts-onboarding';
import { useApi } from '@rep13/web-kit/api';

/** What the visitor may see of the registration; `null` asks nothing. */
export function useSignup(signupId: number | null) {
  return useApi<SignupView>(signupId === null ? null : ['/api/signup', signupId]);
}
