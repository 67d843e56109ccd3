import type { Evidence, Row, SentMail } from '../evidence.ts';
import { doneFaults, rowsOf } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE =
  'each mail with a 250 is there once, is read or says why not, and its 24 hours count from then';
/** A mail is stored before its 250, and after its first byte. */
const SLACK_MS = 1_000;
/** By so much a fault moves the clock of a service. */
const STEP_MS = 10 * 60_000;
/** The first warning comes when half of the 24 hours are over. */
const FIRST_WARNING_MS = 12 * 3_600_000;

/** R14. Of mails to the authorities' address. A mail without a 250 may be there all the same, once. */
export function checkInboundMails(evidence: Evidence): Verdict {
  const { mails = [], tables } = evidence;
  if (mails.length === 0) return notTried('R14', PROMISE, 'no mail was sent');
  const rows = rowsOf(tables, 'sla.inbound_mails');
  const slackMs = SLACK_MS + (stepsOf(evidence) > 0 ? STEP_MS : 0);
  const times = mails.reduce((sum, { acknowledgedAt }) => sum + acknowledgedAt.length, 0);
  return judged('R14', PROMISE, `${mails.length} mails, ${times} times acknowledged, ${rows.length} rows`, [
    ...mails.flatMap((mail) => countFaults(mail, rows)),
    ...rows.flatMap(unreadFaults),
    ...rows.flatMap((row) => clockFaults(row, mails, slackMs)),
  ]);
}

const stepsOf = (evidence: Evidence): number =>
  doneFaults(evidence, 'clock-ahead', 'clock-behind').filter(({ target }) => target === 'sla').length;

function countFaults({ subject, acknowledgedAt }: SentMail, rows: readonly Row[]): string[] {
  const found = rows.filter((row) => row['subject'] === subject).length;
  if (found === 1 || (found === 0 && acknowledgedAt.length === 0)) return [];
  return [`"${subject}", acknowledged ${acknowledgedAt.length} times, is there ${found} times`];
}

function unreadFaults({ id, state, reading, reading_reason: reason }: Row): string[] {
  const isSettled = state !== 'reading' && reading !== null && (reading !== 'no' || reason !== null);
  return isSettled
    ? []
    : [`mail ${String(id)} is ${String(state)}, read ${String(reading)} without a reason`];
}

function clockFaults(row: Row, mails: readonly SentMail[], slackMs: number): string[] {
  const mail = mails.find(({ subject }) => subject === row['subject']);
  const received = timeOf(row['received_at']);
  const last = mail?.acknowledgedAt.at(-1) ?? Infinity;
  const from = (mail?.firstAt ?? 0) - slackMs;
  const name = `mail ${String(row['id'])}`;
  if (received < from || received > last + slackMs)
    return [`${name} counts from ${new Date(received).toISOString()}, when it was not sent`];
  const isFresh = row['state'] === 'waiting' && row['warned_percent'] === 0;
  const isDue = timeOf(row['next_warning_at']) - received === FIRST_WARNING_MS;
  return isFresh && !isDue ? [`${name} is not warned of after half of its 24 hours`] : [];
}

const timeOf = (value: unknown): number => new Date(value as string | Date).getTime();
