import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import type { Answer } from '@rep13/ui';
import { useClientApi } from '../session/useClientApi.ts';

const NONE_YET = 404;

/** What the client told us about its service (Annex 3); `null` when nothing was saved yet. */
export function useProviderInformation(signupId: number): Answer<ProviderInformationView | null> {
  const answer = useClientApi<ProviderInformationView>(`/api/provider-information/${signupId}`);
  return answer.error?.status === NONE_YET ? { ...answer, data: null, error: undefined } : answer;
}
