import { announcedIn, DUE_MAIL } from './due.ts';
import { HOST_FAULT_KINDS } from '../plan/fault.ts';
import type { Delivery, Evidence, PerformedFault, Row } from '../evidence.ts';
import { counted, isSuccess, rowsOf } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'each due mail gets its 250, under one Message-ID, repeats at most 0.5 % under faults';
const MOST_REPEATS = 0.005;
/** Between the 250 and the row that says so, with a slow disk. */
const UNWRITTEN_MS = 2_000;
/** Whose death or standstill keeps a 250 from being written down. */
const BETWEEN = ['notifications', 'postgres', 'notifications-postgres'];

/** The mail that is not written to a sender of spam; the order's end is all that it would say. */
const UNSENT_FOR_SPAM = 'authority-closed';

/** R3. A mail that the server refused for good is excused: it must be known as failed. */
export function checkMails(evidence: Evidence): Verdict {
  const { tables, deliveries } = evidence;
  const faults = whileUnwritten(evidence);
  const jobs = rowsOf(tables, 'notifications.jobs').filter((row) => row['name'] === 'send-email');
  const due = announcedIn(tables).filter(({ type }) => DUE_MAIL[type]);
  const hasText = (job: Row) =>
    !isPlanned(job) &&
    !isAboutSpam(job, rowsOf(tables, 'sla.sla_tickets')) &&
    !hasNoRecipient(job, rowsOf(tables, 'sla.authority_requests'));
  if (due.length === 0) return notTried('R3', PROMISE, 'no mail was due');
  const taken = takenMails(deliveries);
  const ofThisRun = takenSince(evidence);
  const again = repeatedMails(ofThisRun);
  const repeats = again.filter((delivery) => !isExplained(delivery, faults));
  const isTooMany = repeats.length > MOST_REPEATS * ofThisRun.length;
  const summary = `${ofThisRun.length} mails taken, ${again.length} repeated, ${repeats.length} of them without a reason`;
  return judged('R3', PROMISE, summary, [
    ...jobs.filter(hasText).flatMap((job) => undelivered(job, deliveries)),
    ...severalIds(taken),
    ...unbooked(taken, jobs),
    ...(isTooMany ? repeats.map(({ messageId, subject }) => `repeated: ${messageId} ${subject}`) : []),
  ]);
}

const takenMails = (deliveries: readonly Delivery[]): Delivery[] =>
  deliveries.filter(({ outcome }) => outcome === 'accepted' || outcome === 'answer-lost');

/** Without those of runs before it on the same cluster. */
export function takenSince({ deliveries, calls }: Pick<Evidence, 'deliveries' | 'calls'>): Delivery[] {
  const since = Math.min(...calls.map(({ startedAt }) => startedAt));
  return takenMails(deliveries).filter(({ at }) => at >= since);
}

const idOf = ({ messageId }: Delivery) => messageId;

/** Whether it is due after the run: staff is told of more mails that wait only some minutes later. */
const isPlanned = ({ state, attempts, run_at: runAt }: Row): boolean =>
  state === 'pending' && attempts === 0 && new Date(runAt as string | Date) > new Date();

/** Whether this mail was rightly done without being sent: its order was closed as spam. */
function isAboutSpam({ payload, state }: Row, tickets: readonly Row[]): boolean {
  const { kind, facts } = (payload ?? {}) as { kind?: string; facts?: { ticketId?: number } };
  if (kind !== UNSENT_FOR_SPAM || state !== 'done') return false;
  return tickets.some(({ id, closed_as }) => String(id) === String(facts?.ticketId) && closed_as === 'spam');
}

/** Whether it was rightly done without being sent: its authority, which wrote or called, gave no address. */
function hasNoRecipient({ payload, state }: Row, requests: readonly Row[]): boolean {
  const { facts } = (payload ?? {}) as { facts?: { reference?: string; signupId?: number } };
  if (state !== 'done' || facts?.reference === undefined || facts.signupId !== undefined) return false;
  return requests.some(({ reference, email }) => reference === facts.reference && email === '');
}

function undelivered(job: Row, deliveries: readonly Delivery[]): string[] {
  const id = String(job['id']);
  const own = deliveries.filter(({ messageId }) => messageId.startsWith(id));
  const what = `mail ${String(job['key'])} (${id})`;
  // A refusal that nobody could note is followed by another try, and that may be taken.
  if (own.some(({ outcome }) => outcome === 'accepted')) return [];
  const isRefused = own.some(({ outcome }) => outcome === 'refused');
  if (job['state'] !== 'dead') return [`${what} never got a 250 and is ${String(job['state'])}`];
  return isRefused ? [] : [`${what} was given up: ${String(job['last_error'])}`];
}

function unbooked(taken: readonly Delivery[], jobs: readonly Row[]): string[] {
  const booked = new Set(jobs.map((job) => String(job['id'])));
  return taken
    .filter(({ messageId }) => !booked.has(messageId.slice(0, UUID_LENGTH)))
    .map(({ messageId, subject }) => `"${subject}" was booked by nobody: ${messageId}`);
}

/** One Message-ID for one addressee and subject: what differs by period says so in its subject. */
export function severalIds(taken: readonly Delivery[]): string[] {
  const byMail = new Map<string, Set<string>>();
  for (const { recipients, subject, messageId } of taken) {
    const mail = `"${subject}" to ${recipients.join()}`;
    byMail.set(mail, (byMail.get(mail) ?? new Set()).add(messageId));
  }
  return [...byMail].flatMap(([mail, ids]) => {
    const jobs = new Set([...ids].map((id) => id.slice(0, UUID_LENGTH)));
    return ids.size > jobs.size ? [`${mail} has ${ids.size} Message-IDs: ${[...ids].join(', ')}`] : [];
  });
}

const UUID_LENGTH = 36;

/** The first of two with one Message-ID: something kept its 250 from being written down. */
export function repeatedMails(taken: readonly Delivery[]): Delivery[] {
  const counts = counted(taken.map(idOf));
  return taken.filter((delivery) => {
    const left = (counts.get(delivery.messageId) ?? 0) - 1;
    counts.set(delivery.messageId, left);
    return left > 0;
  });
}

/** On a cluster a 250 is not written down from the moment a host goes until the first write is accepted again. */
function whileUnwritten({ faults, calls }: Evidence): PerformedFault[] {
  const accepted = calls.filter((call) => call.key !== '' && isSuccess(call)).map(({ endedAt }) => endedAt);
  return faults.map((fault) => {
    if (!isOfHosts(fault)) return fault;
    const again = Math.min(fault.to, ...accepted.filter((at) => at > fault.from + UNWRITTEN_MS));
    return { ...fault, to: again };
  });
}

const isOfHosts = ({ kind }: PerformedFault) => HOST_FAULT_KINDS.some((one) => one === kind);

const isExplained = ({ outcome, at }: Delivery, faults: readonly PerformedFault[]): boolean =>
  outcome === 'answer-lost' ||
  faults.some(
    (fault) =>
      (BETWEEN.includes(fault.target) || isOfHosts(fault)) &&
      fault.from - UNWRITTEN_MS <= at &&
      at <= fault.to + UNWRITTEN_MS,
  );
