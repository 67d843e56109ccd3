import type { ApprovalView } from '@rep13/contracts-admin';
import type { AdminUser } from '../identity/index.ts';
import type { Approval } from './approval.entity.ts';
import { WAYS } from './step-for-two.ts';

/** Who looks at it, and whose accounts hang together with theirs. */
export interface ApprovalViewer {
  readonly viewer: AdminUser;
  readonly dependent: ReadonlySet<number>;
  readonly now: Date;
}

/** As `viewer` sees it. */
export const toApprovalView = (
  approval: Approval,
  { viewer, dependent, now }: ApprovalViewer,
): ApprovalView => ({
  id: approval.id,
  kind: approval.kind,
  subjectId: approval.subjectId,
  subject: approval.subject,
  change: changeOf(approval.payload),
  state: stateOf(approval, now),
  requestedBy: approval.requestedBy,
  decidedBy: approval.decidedBy,
  reason: approval.reason,
  requestedAt: approval.requestedAt.toISOString(),
  decidedAt: approval.decidedAt?.toISOString() ?? null,
  expiresAt: approval.expiresAt.toISOString(),
  mayDecide:
    approval.isOpen(now) &&
    approval.requestedBy !== viewer.id &&
    !dependent.has(approval.requestedBy) &&
    WAYS[approval.kind].roles.includes(viewer.role),
  isDependent:
    approval.isOpen(now) &&
    dependent.has(approval.requestedBy) &&
    WAYS[approval.kind].roles.includes(viewer.role),
});

function stateOf(approval: Approval, now: Date): ApprovalView['state'] {
  if (approval.state === 'dropped') return 'expired';
  return approval.state === 'open' && !approval.isOpen(now) ? 'expired' : approval.state;
}

/** What names the subject stands beside it already. */
const SUBJECT = ['ticketId', 'registerNumber', 'signupId', 'insteadOf'];

function changeOf({ changes, ...payload }: Record<string, unknown>): Record<string, string> {
  // A change of particulars names them in a field of their own; one that is taken away is null.
  const particulars = Object.entries(changes ?? {}).map(([name, value]) => [name, value || 'None'] as const);
  const details = [...Object.entries(payload), ...particulars].filter(
    ([name, value]) => !SUBJECT.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  return Object.fromEntries(details.map(([name, value]) => [name, String(value)]));
}
