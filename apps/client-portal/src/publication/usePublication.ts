import { get as publicationSeen } from '@rep13/contracts-api-client/publication';
import type { ClientPublicationView } from '@rep13/contracts-onboarding';
import { addressOf } from '@rep13/contracts-operations';
import { useClientApi } from '../session/useClientApi.ts';

/** A check takes seconds: until it is done the answer is asked for again. */
const ASK_WHILE_CHECKING_MS = 2_000;

/** The watch begins a moment after the mandate. */
const ASK_WHILE_AWAITING_MS = 15_000;

/** Whether the own website says who the representative is. */
export const usePublication = () =>
  // A new function each time: SWR does not call an old one again after it once returned "never".
  useClientApi(addressOf(publicationSeen), (publication) => refreshEvery(publication));

function refreshEvery(publication: ClientPublicationView | undefined): number {
  if (publication?.isChecking) return ASK_WHILE_CHECKING_MS;
  return publication?.url === null ? ASK_WHILE_AWAITING_MS : 0;
}
