import type { SignupListItem } from '@rep13/contracts';
import { useAdminApi } from '../session/useAdminApi.ts';

/** Registrations, newest first. */
export function useSignups() {
  return useAdminApi<SignupListItem[]>('/api/admin/signups');
}
