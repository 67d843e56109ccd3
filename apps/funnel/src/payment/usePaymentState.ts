import { useEffect } from 'react';
import type { PaymentStateView } from '@rep13/contracts-onboarding';
import { reloadApi, useApi } from '@rep13/web-kit/api';
import { useSearchParams } from '@rep13/web-kit/router';

const NOT_FOUND = 404;

/**
 * How the fee is paid and whether it is. An address that names the page of another payment is answered as if it named
 * none: nothing of somebody else's is said.
 */
export function usePaymentState(signupId: number) {
  const [query, setQuery] = useSearchParams();
  const session = query.get('session');
  const path = `/api/payment/${signupId}${session ? `?session=${encodeURIComponent(session)}` : ''}`;
  const answer = useApi<PaymentStateView>(path);
  const isForeign = session !== null && answer.error?.status === NOT_FOUND;

  useEffect(() => {
    if (isForeign) setQuery({ signupId: `${signupId}` }, { replace: true });
  }, [isForeign, setQuery, signupId]);

  const isPaid = answer.data?.state === 'paid';
  useEffect(() => {
    if (isPaid) void reloadApi(['/api/signup', signupId]);
  }, [isPaid, signupId]);

  return { answer, wasClosed: query.has('closed') };
}
