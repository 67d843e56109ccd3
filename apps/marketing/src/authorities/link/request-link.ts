import { useEffect, useState } from 'react';
import { formDraft } from '@rep13/ui';
import type { CallOptions } from '@rep13/web-kit/api';
import { useLocation, useNavigate, useParams } from '@rep13/web-kit/router';

/** What opens one request. */
export interface RequestLink {
  reference: string;
  token: string;
}

/** The token never stands in a request's address: addresses are kept in logs. */
export const bearer = ({ token }: RequestLink): CallOptions => ({
  headers: { Authorization: `Bearer ${token}` },
});

/** Where a request is read in a browser. */
export const requestPath = ({ reference, token }: RequestLink): string =>
  `/authorities/r/${encodeURIComponent(reference)}#${token}`;

/** As the gateway takes it; what is no token is not sent, such as a full stop or a parameter that came behind it. */
const FRAGMENT = /^#([\w~+/=-]{1,200})(?:\.([\w~+/=-]{1,200}))?(?![\w~+/=-])/;

interface OpenedLink extends RequestLink {
  /** Of a link out of a receipt. */
  confirmCode: string | undefined;
}

/** The link that was opened last in this tab: a reload has it again. */
const OPENED = formDraft<OpenedLink>('authorities.link');

/**
 * The link that was opened: the reference from the path, the token from the fragment, which no browser sends, neither
 * in a request nor as a referrer. It is taken out of the address at once: who sits down at this browser later must
 * find it neither there nor in the history.
 */
export function useRequestLink(): OpenedLink {
  const { reference = '' } = useParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  const [, token, confirmCode] = FRAGMENT.exec(hash) ?? [];

  useEffect(() => {
    if (token === undefined) return;
    const link = { reference, token, confirmCode };
    OPENED.save(link);
    setOpened(link);
    void navigate(pathname, { replace: true });
  }, [reference, token, confirmCode, navigate, pathname]);

  if (token !== undefined) return { reference, token, confirmCode };
  return opened?.reference === reference ? opened : storedLink(reference);
}

function storedLink(reference: string): OpenedLink {
  const { reference: of, token = '', confirmCode } = OPENED.read() ?? {};
  return of === reference
    ? { reference, token, confirmCode }
    : { reference, token: '', confirmCode: undefined };
}
