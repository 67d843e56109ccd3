import { LoadError, Skeleton } from '@rep13/ui';
import type { ApiError } from '@rep13/web-kit/api';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { NotYours } from './NotYours.tsx';
import { ResumeHere } from './ResumeHere.tsx';
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
  if (error?.status === 404 && !link?.error)
    return link?.isOffered ? <ResumeHere link={link} /> : <NotYours hasExpired={link?.hasExpired} />;
  const problem = link?.error ?? error;
  const retry = link?.error ? () => void link.use() : onRetry;
  return (
    <FunnelPage title={title}>
      {problem ? <LoadError error={problem} onRetry={retry} /> : <Skeleton lines={6} />}
    </FunnelPage>
  );
}
