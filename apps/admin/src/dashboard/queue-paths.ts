import { list } from '@rep13/contracts-api-admin/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';

/** Orders under each head of the queue: what a person deals with before the list of all is the better place. */
export const QUEUE_ROWS = 10;

const ROWS = { sort: 'due', limit: QUEUE_ROWS + 1 } as const;

/** Open orders, what is due first before the others. */
export const DUE_PATH = addressOf(list, { query: { open: true, ...ROWS } });
/** Those with something unread, or with a next step of ours. Some of them are due soon, and stand there. */
export const WAITING_PATH = addressOf(list, { query: { waiting: true, ...ROWS, limit: 2 * QUEUE_ROWS + 1 } });
