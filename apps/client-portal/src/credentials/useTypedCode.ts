import { exchange } from '@rep13/contracts-api-public/mailed-code';
import { callOf } from '@rep13/contracts-operations';
import type { LinkPurpose } from '@rep13/contracts-constants';
import { useMailedCode } from '@rep13/web-kit/mailed-links';
import { useLocation, useNavigate } from '@rep13/web-kit/router';

/** The code beside a link in our mails, typed on the page of the link: the page then opens as by the link. */
export function useTypedCode(purpose: LinkPurpose) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMailedCode(
    callOf(exchange),
    purpose,
    (hash) => void navigate({ pathname, search, hash }, { replace: true }),
  );
}
