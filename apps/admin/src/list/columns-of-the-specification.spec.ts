import { describe, expect, it } from '@jest/globals';
import { auditColumns } from '../audit-logs/audit-columns.tsx';
import { CHECK_COLUMNS } from '../compliance-checks/check-columns.tsx';
import { SIGNUP_AND_STATE_COLUMNS } from '../signups/signup-columns.tsx';
import { ticketColumns } from '../sla-tickets/ticket-columns.tsx';

describe('the columns of a list of admin', () => {
  it.each([
    ['Compliance Checks', CHECK_COLUMNS, ['Company', 'Email', 'Status', 'Date']],
    ['Client Signups', SIGNUP_AND_STATE_COLUMNS, ['Company', 'Contact', 'Country', 'Registered']],
    [
      'SLA Monitoring',
      ticketColumns([]),
      ['Ticket', 'Authority and client', 'Status', 'SLA compliant', 'Contact date'],
    ],
    ['Audit Logs', auditColumns(String), ['Event type', 'Details', 'Payment status', 'Timestamp']],
  ] as const)('have what the specification names, in its order: %s', (_, columns, named) => {
    const titles = columns.map(({ title }) => title);
    expect(titles.filter((title) => (named as readonly string[]).includes(title))).toEqual(named);
  });
});
