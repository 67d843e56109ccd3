import type { ServiceGauge } from '@rep13/service-kit';

/** A mail is due as soon as its job is enqueued; every job of this service is a mail, or becomes some. */
export const gauges: readonly ServiceGauge[] = [
  {
    name: 'rep13_mail_delay_seconds',
    help: 'From the moment when a mail was due to the mail server’s 250: the slowest of the last minute',
    sql: `select coalesce(greatest(max(extract(epoch from sent_at - jobs.created_at)), 0), 0) as n
      from email_logs join jobs on jobs.id = email_logs.job_id
      where sent_at > now() - interval '1 minute'`,
  },
  {
    name: 'rep13_mail_oldest_unsent_seconds',
    help: 'How long the oldest mail that is neither sent nor given up has been due',
    sql: `select coalesce(extract(epoch from now() - least(
        (select min(created_at) from jobs where state = 'pending'),
        (select min(created_at) from jobs where state = 'running'))), 0) as n`,
  },
  {
    name: 'rep13_mails_given_up',
    help: 'Mails that are given up and that staff has not sent again',
    sql: `select count(*) as n from email_logs where status = 'failed' and resent_at is null`,
  },
];
