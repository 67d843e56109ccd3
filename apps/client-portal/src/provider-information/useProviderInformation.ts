import { get as providerInformation } from '@rep13/contracts-api-public/provider-information';
import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { addressOf } from '@rep13/contracts-operations';
import type { Answer } from '@rep13/ui';
import { useClientApi } from '../session/useClientApi.ts';

const NONE_YET = 404;

/** What the client told us about its service (Annex 3); `null` when nothing was saved yet. */
export function useProviderInformation(signupId: number): Answer<ProviderInformationView | null> {
  const answer = useClientApi(addressOf(providerInformation, { params: { signupId } }));
  return answer.error?.status === NONE_YET ? { ...answer, data: null, error: undefined } : answer;
}
