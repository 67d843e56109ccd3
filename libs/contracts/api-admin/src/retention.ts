// Written by `npm run reference` from services/gateway/src/admin/retention.controller.ts.
import type { RetentionView } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Get what is kept for how long, and what the next run would delete. Nothing is deleted by asking. Services that do
 * not answer are named.
 */
export const get = 'GET /api/admin/retention' as Operation<
  'GET /api/admin/retention',
  { answer: RetentionView }
>;
