import * as providerInformation from '@rep13/contracts-api-public/provider-information';
import { addressOf } from '@rep13/contracts-operations';
import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { useApi } from '@rep13/web-kit/api';

/** What was saved for a registration: `null` when nothing was, `undefined` while that is not known. */
export function useProviderInformation(signupId: number | null) {
  const { data, error, mutate } = useApi(
    signupId === null ? null : addressOf(providerInformation.get, { params: { signupId } }),
  );
  const isMissing = error?.status === 404;
  return {
    record: data ?? (isMissing ? null : undefined),
    error: isMissing ? undefined : error,
    reload: () => void mutate(),
    /** Shows what the server answered to a save, without asking again. */
    replace: (record: ProviderInformationView) => void mutate(record, { revalidate: false }),
  };
}
