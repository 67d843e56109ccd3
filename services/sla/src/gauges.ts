import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import type { ServiceGauge } from '@rep13/service-kit';

const marginOf = (which: string) => `select coalesce(
    extract(epoch from min(authority_contact_date) + interval '${AUTHORITY_RESPONSE_HOURS} hours' - now())::text,
    'Infinity') as n
  from sla_tickets where response_date is null and is_open and ${which}`;

export const gauges: readonly ServiceGauge[] = [
  {
    name: 'rep13_sla_margin_seconds',
    help: 'Time left to acknowledge the most urgent open order; below 0 it is missed, without such an order +Inf',
    sql: marginOf('not life_at_risk'),
  },
  {
    name: 'rep13_sla_report_margin_seconds',
    help: 'The same of clients’ reports of a threat to life or safety, Article 18 DSA',
    sql: marginOf('life_at_risk'),
  },
  {
    name: 'rep13_sla_mails_waiting',
    help: 'Mails to the authorities’ address about which a person has to decide',
    sql: `select count(*)::text as n from inbound_mails where state = 'waiting'`,
  },
  {
    name: 'rep13_sla_mails_oldest_waiting_seconds',
    help: 'Since when the oldest of them waits; 0 without any',
    sql: `select coalesce(extract(epoch from now() - min(received_at)), 0)::text as n
      from inbound_mails where state = 'waiting'`,
  },
  {
    name: 'rep13_sla_mails_reading',
    help: 'Mails that are kept, and that nobody has read yet',
    sql: `select count(*)::text as n from inbound_mails where state = 'reading'`,
  },
];
