import { get as subscription } from '@rep13/contracts-api-client/subscription';
import { state } from '@rep13/contracts-api-public/payment';
import { addressOf } from '@rep13/contracts-operations';
import { reloadApi, useApi } from '@rep13/web-kit/api';
import { useSearchParams } from '@rep13/web-kit/router';
import { useEffect } from 'react';

const ASK_AGAIN_MS = 2_000;
/** A card is confirmed within seconds; for what takes longer nobody keeps a page open. */
const PATIENCE_MS = 60_000;

/**
 * For who comes back from the provider's page: the provider is asked once, and the page looks again until it is confirmed.
 * @returns whether somebody does
 */
export function usePaidOwed(signupId: number): boolean {
  const [query] = useSearchParams();
  const session = query.get('session');
  const { data } = useApi(session ? addressOf(state, { params: { signupId }, query: { session } }) : null);
  useEffect(() => {
    if (!session) return undefined;
    const timer = setInterval(() => void reloadApi(addressOf(subscription)), ASK_AGAIN_MS);
    const patience = setTimeout(() => clearInterval(timer), PATIENCE_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(patience);
    };
  }, [session]);
  return session !== null && data?.state !== 'failed';
}
