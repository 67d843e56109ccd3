import { useCallback, useEffect, useState } from 'react';
import type { SignupView } from '@rep13/contracts';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { useLocation, useNavigate } from '@rep13/web-kit/router';

const RESUME = /^#resume=(.+)$/;

export interface ResumeLink {
  /** False until a link out of our mail has been exchanged for this browser's right to the registration. */
  isReady: boolean;
  /** The link no longer works. */
  hasExpired: boolean;
  /** The exchange got no answer; it may be tried again. */
  error: ApiError | null;
  retry: () => void;
}

/**
 * Our mails open pages with `#resume=TOKEN`, so that another device may go on. A refused token is dropped too:
 * the page's own request then says whether this browser may see the registration.
 */
export function useResumeLink(): ResumeLink {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const token = RESUME.exec(hash)?.[1];
  const { send } = useSend<{ token: string }, SignupView>('POST', '/api/signup/resume');
  const [error, setError] = useState<ApiError | null>(null);
  const [hasExpired, setExpired] = useState(false);

  const exchange = useCallback(async () => {
    if (!token) return;
    setError(null);
    try {
      await send({ token });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.status === 0 || cause.status >= 500) return setError(cause);
      setExpired(true);
    }
    void navigate({ pathname, search }, { replace: true });
  }, [token, send, navigate, pathname, search]);

  useEffect(() => void exchange(), [exchange]);
  return { isReady: !token, hasExpired, error, retry: () => void exchange() };
}
