// Written by `npm run reference` from services/gateway/src/admin/incidents.controller.ts.
import type { DescribeIncidentBody } from '@rep13/contracts-admin';
import type { StaffIncidentView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** List the incidents of the last 90 days, newest first. */
export const list = 'GET /api/admin/incidents' as Operation<
  'GET /api/admin/incidents',
  { answer: StaffIncidentView[] }
>;

/** Describe an incident. What everybody reads about it on the status page. */
export const describe = 'PATCH /api/admin/incidents/:id' as Operation<
  'PATCH /api/admin/incidents/:id',
  { body: DescribeIncidentBody; answer: StaffIncidentView }
>;
