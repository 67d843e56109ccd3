import { LoadError, Skeleton } from '@rep13/ui';
import { blocksCookies, type ApiError } from '@rep13/web-kit/api';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { CookiesNeeded } from './CookiesNeeded.tsx';
import { NotYours } from './NotYours.tsx';
import { ResumeHere } from './ResumeHere.tsx';
import { SignInInstead } from './SignInInstead.tsx';
import type { ResumeLink } from './useResumeLink.ts';

interface NotLoadedProps {
  title: string;
  error: ApiError | null | undefined;
  /** By which the visitor may have come. */
  link?: ResumeLink;
  onRetry: () => void;
}

/** In place of a page whose registration is being loaded, can't be loaded, or is not this visitor's. */
export function NotLoaded({ title, error, link, onRetry }: NotLoadedProps) {
  if (error?.status === 404 && !link?.error) return <NotSeen link={link} onRetry={onRetry} />;
  const problem = link?.error ?? error;
  const retry = link?.error ? () => void link.use() : onRetry;
  return (
    <FunnelPage title={title}>
      {problem ? <LoadError error={problem} onRetry={retry} /> : <Skeleton lines={6} />}
    </FunnelPage>
  );
}

/** The server does not say whether there is such a registration: a link from our mail may help. */
function NotSeen({ link, onRetry }: Pick<NotLoadedProps, 'link' | 'onRetry'>) {
  if (blocksCookies()) return <CookiesNeeded onRetry={onRetry} />;
  if (link?.isOffered) return <ResumeHere link={link} />;
  if (link?.refusal === 'sign-in') return <SignInInstead />;
  return <NotYours hasExpired={link?.refusal === 'expired'} />;
}
