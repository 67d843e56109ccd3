import { AUTHORITY_RESPONSE_HOURS } from '@rep13/contracts-constants';
import type { ServiceGauge } from '@rep13/service-kit';

export const gauges: readonly ServiceGauge[] = [
  {
    name: 'rep13_sla_margin_seconds',
    help: 'Time left to acknowledge the most urgent open order; below 0 it is missed, without such an order +Inf',
    sql: `select coalesce(
        extract(epoch from min(authority_contact_date) + interval '${AUTHORITY_RESPONSE_HOURS} hours' - now())::text,
        'Infinity') as n
      from sla_tickets where response_date is null and is_open`,
  },
];
