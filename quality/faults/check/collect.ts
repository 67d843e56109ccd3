import { SERVICES } from '../plan/fault.ts';
import { query } from '../product/database.ts';
import type { Row, Tables } from '../evidence.ts';

/** The tables that each service has from the kit. */
const OF_THE_KIT: Readonly<Record<string, string>> = {
  outbox_messages: `select event_id, type, envelope -> 'data' as data, published_at from`,
  inbox_messages: 'select consumer, event_id from',
  dead_letters: 'select consumer, event_id, attempts, last_error, dead_at from',
  jobs: 'select id, name, key, payload, state, attempts, run_at, last_error from',
};

const OWN: Readonly<Record<string, string>> = {
  'onboarding.compliance_checks': 'select * from',
  'onboarding.signups': 'select * from',
  'onboarding.payments': 'select * from',
  'onboarding.audit_logs': 'select event_id, signup_id, event_type from',
  'agreements.legal_agreements': 'select * from',
  'agreements.document_seals': `select rendered_sha256, sha256 from`,
  'agreements.agreement_documents': `select sha256, encode(sha256(bytes), 'hex') as actual from`,
  'sla.sla_tickets': 'select * from',
  'sla.authority_requests': 'select reference, email from',
  'sla.inbound_mails':
    'select id, subject, state, reading, reading_reason, received_at, warned_percent, next_warning_at from',
  'sla.sla_ticket_events': 'select ticket_id, action from',
  'notifications.email_logs': 'select job_id, message_id, type, status, signup_id from',
};

/** What of the product's tables the checker looks at. */
export async function collectTables(databaseUrl: string): Promise<Tables> {
  const wanted = [
    ...SERVICES.flatMap((schema) =>
      Object.entries(OF_THE_KIT).map(([table, select]) => [`${schema}.${table}`, select] as const),
    ),
    ...Object.entries(OWN),
  ];
  const tables: Record<string, Row[]> = {};
  for (const [table, select] of wanted) tables[table] = await query<Row>(databaseUrl, `${select} ${table}`);
  return tables;
}

/** What is still to be done, in words; nothing when all is done. @throws while the database is away. */
export async function openWork(databaseUrl: string): Promise<string[]> {
  const counts = SERVICES.flatMap((schema) => [
    `select '${schema}: events not published' as what, count(*)::integer as n
     from ${schema}.outbox_messages where published_at is null`,
    // A first try that is planned for later is no backlog, a next try is.
    `select '${schema}: jobs not done', count(*)::integer
     from ${schema}.jobs where state in ('pending', 'running') and (attempts > 0 or run_at <= now())`,
  ]);
  const rows = await query<{ what: string; n: number }>(databaseUrl, counts.join(' union all '));
  const overdue = await query<{ n: number }>(
    databaseUrl,
    `select count(*)::integer as n from sla.sla_tickets where next_deadline_at <= now()`,
  );
  const [unread] = await query<{ n: number }>(
    databaseUrl,
    `select count(*)::integer as n from sla.inbound_mails where state = 'reading'`,
  );
  const mails = { what: 'sla: mails not read', n: unread?.n ?? 0 };
  const open = [...rows, mails, ...overdue.map(({ n }) => ({ what: 'sla: deadlines passed unnoticed', n }))];
  return open.filter(({ n }) => n > 0).map(({ what, n }) => `${what}: ${n}`);
}
