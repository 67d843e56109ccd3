import type {
  AdminUserView,
  AuditLogView,
  ComplianceCheckView,
  SignupListItem,
  TicketView,
} from '@rep13/contracts';
import { ok, refusedAs } from '@rep13/testing/browser';
import { buildAdmin } from './builders.ts';

interface Desk {
  user?: AdminUserView;
  checks?: ComplianceCheckView[];
  signups?: SignupListItem[];
  tickets?: TicketView[];
  logs?: AuditLogView[];
}

export const NOBODY = refusedAs(401, 'gateway.not-signed-in');

/** Everything the desk asks for, empty unless the test is about it. */
export const deskOf = ({ user, checks, signups, tickets, logs }: Desk = {}) => ({
  'GET /api/admin/user': ok(user ?? buildAdmin()),
  'GET /api/admin/compliance-checks': ok(checks ?? []),
  'GET /api/admin/signups': ok(signups ?? []),
  'GET /api/admin/sla-tickets': ok(tickets ?? []),
  'GET /api/admin/audit-logs?limit=50': ok(logs ?? []),
  'GET /api/status': ok([{ name: 'gateway', status: 'operational' }]),
});
