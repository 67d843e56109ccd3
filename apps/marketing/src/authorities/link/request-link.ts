import { useLocation, useParams } from '@rep13/web-kit/router';
import type { CallOptions } from '@rep13/web-kit/api';

/** What opens one request. */
export interface RequestLink {
  reference: string;
  token: string;
}

export const pathOf = ({ reference }: Pick<RequestLink, 'reference'>): string =>
  `/api/authority-requests/${encodeURIComponent(reference)}`;

/** The token never stands in a request's address: addresses are kept in logs. */
export const bearer = ({ token }: RequestLink): CallOptions => ({
  headers: { Authorization: `Bearer ${token}` },
});

/** Where a request is read in a browser. */
export const addressOf = ({ reference, token }: RequestLink): string =>
  `/authorities/r/${encodeURIComponent(reference)}#${token}`;

/** As the gateway takes it; what is no token is not sent. */
const FRAGMENT = /^#([\w~+/=-]{1,200})(?:\.([\w~+/=-]{1,200}))?$/;

/**
 * The link that was opened: the reference from the path, the token from the fragment, which no browser sends, neither
 * in a request nor as a referrer. It stays in the address, so that a bookmark opens the request again.
 */
export function useRequestLink(): RequestLink & { confirmCode: string | undefined } {
  const { reference = '' } = useParams();
  const [, token = '', confirmCode] = FRAGMENT.exec(useLocation().hash) ?? [];
  return { reference, token, confirmCode };
}
