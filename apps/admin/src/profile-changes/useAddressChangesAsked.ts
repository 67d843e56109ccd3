import { useApprovals } from '../approvals/useApprovals.ts';

/** Tells whether a change of a client's mail address waits for a second person. */
export function useAddressChangesAsked(): (signupId: number) => boolean {
  const { data: approvals = [] } = useApprovals();
  return (signupId) =>
    approvals.some(
      ({ kind, state, subjectId }) =>
        kind === 'change-client-address' && state === 'open' && subjectId === String(signupId),
    );
}
