import type { OrderKind } from '@rep13/contracts-authority-requests/constants';

/** What a client says of its duty to tell the user concerned, Article 9(5) and 10(5) DSA. */
export const USER_NOTIFICATION_STATES = ['told', 'not-yet', 'may-not'] as const;
export type UserNotificationState = (typeof USER_NOTIFICATION_STATES)[number];

/** Whether users are to be told of such an order: no other request knows that duty. */
export const concernsUser = (kind: OrderKind | null): boolean => kind === 'act' || kind === 'information';

/** So long after effect was given and nobody was told the client is reminded, in days. */
export const USER_NOTIFICATION_REMINDER_DAYS = [1, 3, 7, 14] as const;
