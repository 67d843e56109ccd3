import * as payment from '@rep13/contracts-api-public/payment';
import { addressOf } from '@rep13/contracts-operations';
import { signupAddress } from '../visitor/useSignup.ts';
import { useEffect } from 'react';
import { reloadApi, useApi } from '@rep13/web-kit/api';
import { useSearchParams } from '@rep13/web-kit/router';

const NOT_FOUND = 404;

/**
 * How the fee is paid and whether it is. An address that names the page of another payment is answered as if it named
 * none: nothing about another visitor's is shown.
 */
export function usePaymentState(signupId: number) {
  const [search, setSearch] = useSearchParams();
  const session = search.get('session');
  const query = { session: session ?? undefined };
  const answer = useApi(addressOf(payment.state, { params: { signupId }, query }));
  const isForeign = session !== null && answer.error?.status === NOT_FOUND;

  useEffect(() => {
    if (isForeign) setSearch({ signupId: `${signupId}` }, { replace: true });
  }, [isForeign, setSearch, signupId]);

  const isPaid = answer.data?.state === 'paid';
  useEffect(() => {
    if (isPaid) void reloadApi(signupAddress(signupId));
  }, [isPaid, signupId]);

  return { answer, wasClosed: search.has('closed') };
}
