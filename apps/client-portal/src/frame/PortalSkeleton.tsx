import { Skeleton } from '@rep13/ui';
import { Columns } from './Columns.tsx';

/** The room that the parts of the portal will take. */
export function PortalSkeleton() {
  return (
    <Columns wide="first">
      <div>
        <Skeleton lines={8} />
      </div>
      <div>
        <Skeleton lines={5} />
      </div>
    </Columns>
  );
}
