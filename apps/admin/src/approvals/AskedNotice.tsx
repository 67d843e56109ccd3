import { Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { APPROVALS_PATH } from './approvals-path.ts';

/** Something waits for a second person. */
export function AskedNotice({ what }: { what?: string }) {
  return (
    <Notice tone="waiting" role="status" action={<Link to={APPROVALS_PATH}>See it under Approvals</Link>}>
      {`${what ? `${what}: ` : ''}Approval requested.`}
    </Notice>
  );
}
