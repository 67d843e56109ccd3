import type { ClientProfileView } from '@rep13/contracts';
import { useClientApi } from '../session/useClientApi.ts';

export function useClientProfile() {
  return useClientApi<ClientProfileView>('/api/client/profile');
}
