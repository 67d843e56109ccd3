import { useCallback, useRef } from 'react';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { isApprovalNeeded } from '../../approvals/useApprovals.ts';

type Reply = TicketDetailView | ApprovalNeededView;

/** Sends one write when those before it are answered. @throws {ApiError} */
export type InTurn = (send: (version: number) => Promise<Reply>) => Promise<Reply>;

/**
 * One person's writes to the order of a page, one after the other. Who assigns an order and acknowledges it in the same
 * second decided on what is shown and on the assignment, so the second write names the version that the first was
 * answered with: nobody is told that the order was changed meanwhile, when the change was their own.
 */
export function useTurns(shown: number): InTurn {
  /** The version that the last of one's own writes led to, once it is known. */
  const own = useRef<Promise<number>>(Promise.resolve(0));
  return useCallback(
    (send) => {
      const before = own.current;
      const reply = before.then((version) => send(Math.max(shown, version)));
      own.current = reply.then(
        (answered) => (isApprovalNeeded(answered) ? before : answered.version),
        () => before,
      );
      return reply;
    },
    [shown],
  );
}
