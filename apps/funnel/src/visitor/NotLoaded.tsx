import { LoadError, Skeleton } from '@rep13/ui';
import type { ApiError } from '@rep13/web-kit/api';
import { FunnelPage } from '../frame/FunnelPage.tsx';
import { NotYours } from './NotYours.tsx';

interface NotLoadedProps {
  title: string;
  error: ApiError | null | undefined;
  /** The visitor came by a link of ours that no longer works. */
  hasExpired?: boolean;
  onRetry: () => void;
}

/** In place of a page whose registration is being loaded, can't be loaded, or is not this visitor's. */
export function NotLoaded({ title, error, hasExpired, onRetry }: NotLoadedProps) {
  if (error?.status === 404) return <NotYours hasExpired={hasExpired} />;
  return (
    <FunnelPage title={title}>
      {error ? <LoadError error={error} onRetry={onRetry} /> : <Skeleton lines={6} />}
    </FunnelPage>
  );
}
