import { AUTHORITY_RESPONSE_HOURS, HOUR_MS } from '@rep13/contracts-constants';
import type {
  AuthorityRequestProgress,
  AuthorityRequestStatusView,
} from '@rep13/contracts-authority-requests';

export interface RequestStep {
  name: AuthorityRequestProgress;
  /** Done before, where it is now, or yet to come. */
  place: 'done' | 'current' | 'ahead';
  /** When it was done, if that is known. */
  at: string | null;
  /** Until when it is promised. */
  by?: string;
}

/** The way of a request. Waiting for the authority takes the place of working on it. */
export function requestSteps(request: AuthorityRequestStatusView): RequestStep[] {
  const { state, receivedAt, acknowledgedAt, closedAt } = request;
  const middle = state === 'awaiting_authority' ? state : 'in_progress';
  // What was withdrawn or sent twice is closed without an answer.
  const answered = state === 'closed' && !request.outcome ? [] : (['answered'] as const);
  const way: AuthorityRequestProgress[] = ['received', 'acknowledged', middle, ...answered, 'closed'];
  const now = way.indexOf(state);
  const times: Partial<Record<AuthorityRequestProgress, string | null>> = {
    received: receivedAt,
    acknowledged: acknowledgedAt,
    closed: closedAt,
  };
  return way.map((step, index) => ({
    name: step,
    place: index < now ? 'done' : index === now ? 'current' : 'ahead',
    at: times[step] ?? null,
    ...(step === 'acknowledged' && index > now && { by: promised(receivedAt) }),
  }));
}

const promised = (receivedAt: string): string =>
  new Date(Date.parse(receivedAt) + AUTHORITY_RESPONSE_HOURS * HOUR_MS).toISOString();
