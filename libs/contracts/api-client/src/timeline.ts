// Written by `npm run reference` from services/gateway/src/client/timeline.controller.ts.
import type { PageQuery } from '@rep13/contracts-messaging';
import type { TimelineEntryView } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** List what has happened to the own account, newest first. */
export const timeline = 'GET /api/client/timeline' as Operation<
  'GET /api/client/timeline',
  { query: PageQuery; answer: TimelineEntryView[] }
>;
