import type { ApprovalView } from '@rep13/contracts-admin';

/** The latest of them; what came before stands in the audit trail. */
const DECIDED_SHOWN = 20;

/** Whose turn it is, as one of staff sees it. */
export function groupsOf(approvals: readonly ApprovalView[], ownId: number) {
  const open = approvals.filter(({ state }) => state === 'open');
  const isMine = ({ requestedBy }: ApprovalView) => requestedBy === ownId;
  return {
    forMe: open.filter((approval) => approval.mayDecide && !isMine(approval)),
    mine: open.filter(isMine),
    forOthers: open.filter((approval) => !approval.mayDecide && !isMine(approval)),
    decided: approvals.filter(({ state }) => state !== 'open').slice(0, DECIDED_SHOWN),
  };
}
