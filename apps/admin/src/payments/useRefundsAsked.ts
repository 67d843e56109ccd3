import { useApprovals } from '../approvals/useApprovals.ts';

/** Tells whether the refund of a payment waits for a second person. */
export function useRefundsAsked(): (paymentId: number) => boolean {
  const { data: approvals = [] } = useApprovals();
  return (paymentId) =>
    approvals.some(
      ({ kind, state, subjectId }) =>
        kind === 'refund-payment' && state === 'open' && subjectId === String(paymentId),
    );
}
