import * as requests from '@rep13/contracts-api-public/authority-requests';
import { addressOf } from '@rep13/contracts-operations';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { apiGet, useLiveApi, type LiveResponse } from '@rep13/web-kit/api';
import { bearer, type RequestLink } from '../link/request-link.ts';

export const REFRESH_SECONDS = 30;

/** A request as it stands, asked for again while its page is open; nothing is asked without a token. */
export function useAuthorityRequest(link: RequestLink): LiveResponse<AuthorityRequestStatusView> {
  const { reference, token } = link;
  const where = { params: { reference } };
  // Another link to the same request is another question: the fragment tells them apart here, and is not asked for.
  const question = addressOf(requests.read, { ...where, fragment: token });
  return useLiveApi(token === '' ? null : question, REFRESH_SECONDS * 1_000, (_, options) =>
    apiGet(addressOf(requests.read, where), { ...options, ...bearer(link) }),
  );
}
