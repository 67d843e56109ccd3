import * as registration from '@rep13/contracts-api-public/signup-registration';
import { callOf } from '@rep13/contracts-operations';
import { useEffect, useState } from 'react';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { mailedToken } from '@rep13/web-kit/mailed-links';
import { useLocation, useNavigate } from '@rep13/web-kit/router';

const FORBIDDEN = 403;
const TOO_MANY = 429;

/** What the page around the link knows and does. */
interface Registration {
  /** This browser may see the registration. */
  isOpen: boolean;
  reload: () => Promise<unknown>;
}

export interface ResumeLink {
  /** A link out of our mail was opened and has not been used in this browser yet. */
  isOffered: boolean;
  isSending: boolean;
  /** Why the link no longer works: it is too old, or its company has an account to sign in with. */
  refusal: 'expired' | 'sign-in' | null;
  /** The exchange got no answer; it may be tried again. */
  error: ApiError | null;
  /** Exchanges the link for this browser's right to the registration. */
  use: () => Promise<void>;
}

/**
 * Our mails open pages with `#resume=TOKEN`, so that another device may go on. Opening such a link does nothing, because
 * machines that look through mail open links too: who may not see the registration yet presses a button. A refused
 * token is dropped: the page's own request then says whether this browser may see the registration.
 */
export function useResumeLink({ isOpen, reload }: Registration): ResumeLink {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const token = mailedToken(hash, 'resume');
  const { send, isSending } = useSend(callOf(registration.resume));
  const [error, setError] = useState<ApiError | null>(null);
  const [refusal, setRefusal] = useState<ResumeLink['refusal']>(null);
  const isDone = Boolean(token) && (isOpen || refusal === 'expired');

  useEffect(() => {
    if (isDone) void navigate({ pathname, search }, { replace: true });
  }, [isDone, navigate, pathname, search]);

  const use = async () => {
    if (!token) return;
    setError(null);
    try {
      await send({ token });
      await reload();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (mayWorkLater(cause)) setError(cause);
      else setRefusal(cause.code === 'onboarding.account-already-activated' ? 'sign-in' : 'expired');
    }
  };
  return { isOffered: Boolean(token) && !refusal, isSending, refusal, error, use };
}

/** 403: staff is signed in here, and may sign out. */
const mayWorkLater = ({ status }: ApiError): boolean =>
  status === 0 || status === FORBIDDEN || status === TOO_MANY || status >= 500;
