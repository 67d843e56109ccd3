import type { AuthorityRequestStatusView } from '@rep13/contracts-sla';
import { apiGet, useLiveApi, type LiveResponse } from '@rep13/web-kit/api';
import { bearer, pathOf, type RequestLink } from '../link/request-link.ts';

export const REFRESH_SECONDS = 30;

/** A request as it stands, asked for again while its page is open; nothing is asked without a token. */
export function useAuthorityRequest(link: RequestLink): LiveResponse<AuthorityRequestStatusView> {
  // Another link to the same request is another question.
  const key = link.token === '' ? null : `${pathOf(link)}#${link.token}`;
  return useLiveApi<AuthorityRequestStatusView>(key, REFRESH_SECONDS * 1_000, (_, options) =>
    apiGet(pathOf(link), { ...options, ...bearer(link) }),
  );
}
