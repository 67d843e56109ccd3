import type { ClientPublicationView } from '@rep13/contracts-onboarding';
import { useClientApi } from '../session/useClientApi.ts';

export const PUBLICATION = '/api/client/publication';

/** A check takes seconds: until it is done the answer is asked for again. */
const ASK_WHILE_CHECKING_MS = 2_000;

/** Whether the own website says who the representative is. */
export const usePublication = () =>
  useClientApi<ClientPublicationView>(PUBLICATION, (publication) =>
    publication?.isChecking ? ASK_WHILE_CHECKING_MS : 0,
  );
