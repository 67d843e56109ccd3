import { MESSAGES } from '@rep13/contracts-constants';
import {
  TICKET_LIMITS,
  USER_NOTIFICATION_STATES,
  type UserNotificationState,
} from '@rep13/contracts-sla/constants';
import type { UserNotificationBody } from '@rep13/contracts-sla';
import type { Rules } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';

/** What the client says of the user concerned, as it is typed. */
export interface UserNotificationValues {
  state: UserNotificationState | '';
  /** As the field of date and time holds it. */
  at: string;
  because: string;
}

export const EMPTY: UserNotificationValues = { state: '', at: '', because: '' };

/** Whether there is a reason to give. */
export const wantsReason = (state: UserNotificationValues['state']) =>
  state === 'not-yet' || state === 'may-not';

/** Whether there is a time to give: of who may not be told, it can be left out. */
export const takesTime = (state: UserNotificationValues['state']) => state === 'told' || state === 'may-not';

export const USER_NOTIFICATION_RULES: Rules<UserNotificationValues> = {
  state: (state) =>
    USER_NOTIFICATION_STATES.some((one) => one === state) ? undefined : MESSAGES.userToldState,
  at: (typed, { state }) => {
    if (!takesTime(state)) return undefined;
    if (!typed) return state === 'told' ? MESSAGES.userToldAtMissing : undefined;
    const at = Date.parse(typed);
    if (Number.isNaN(at)) return 'Please give date and time';
    return state === 'told' && at > serverNow() ? MESSAGES.userToldAtFuture : undefined;
  },
  because: (typed, { state }) => {
    if (!wantsReason(state)) return undefined;
    if (typed.trim() === '') return MESSAGES.userToldBecause;
    return typed.length > TICKET_LIMITS.userToldReasonMax ? 'Please write less' : undefined;
  },
};

/** As it is sent; fields that are not shown are not. */
export const userNotificationBody = ({ state, at, because }: UserNotificationValues) =>
  ({
    state: state || 'not-yet',
    ...(takesTime(state) && at && { at: new Date(at).toISOString() }),
    ...(wantsReason(state) && { because }),
  }) satisfies UserNotificationBody;
