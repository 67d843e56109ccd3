import type { Call, Delivery, Evidence } from '@rep13/faults/evidence';
import { checkDurable } from '@rep13/faults/check/r1-durable';
import { checkOnce } from '@rep13/faults/check/r2-once';
import { checkMails } from '@rep13/faults/check/r3-mails';
import { checkRepeats } from '@rep13/faults/check/r5-repeats';
import { checkPdfs } from '@rep13/faults/check/r10-pdfs';
import { checkDeadlines } from '@rep13/faults/check/r12-deadlines';
import { inEveryService, isSuccess } from '@rep13/faults/check/rows';
import { judged, notTried, type Verdict } from '@rep13/faults/check/verdict';
import type { LostEvent } from '@rep13/restore/lost-events';

/** A restore: what was said and done before, between and after. */
export interface Restored {
  readonly evidence: Evidence;
  readonly moment: number;
  /** From then on services ran on the restored database. */
  readonly restoredAt: number;
  /** What was found to be lost; undefined where nobody could look. */
  readonly lost?: readonly LostEvent[];
}

/** Up to the moment and from the restore on everything is as ever, and of the time between nothing is left. */
export function checkRestore(restored: Restored): Verdict[] {
  const { evidence, moment, restoredAt } = restored;
  const isBetween = (at: number) => at > moment && at < restoredAt;
  const retained = {
    ...evidence,
    calls: evidence.calls.filter(({ startedAt, endedAt }) => endedAt <= moment || startedAt >= restoredAt),
    deliveries: evidence.deliveries.filter(({ at }) => !isBetween(at)),
    // A 250 of just before the moment may not have been written down by then.
    faults: [{ kind: 'postgres-stopped', target: 'postgres', at: 0, forMs: 0, from: moment, to: restoredAt }],
  } satisfies Evidence;
  return [
    checkDurable(retained),
    checkOnce(retained),
    checkMails(retained),
    checkRepeats(retained),
    checkPdfs(retained),
    checkDeadlines(retained),
    checkDeadLetters(retained),
    checkDone(retained),
    checkNothingOfAfter(restored),
    checkLostKnown(restored),
    countMailsAgain(evidence.deliveries, isBetween),
  ];
}

function checkDeadLetters({ tables }: Evidence): Verdict {
  const letters = inEveryService(tables, 'dead_letters').filter(({ row }) => row['dead_at']);
  return judged(
    'B1',
    'no event is put aside',
    `${letters.length} dead letters`,
    letters.map(({ row }) => `${String(row['consumer'])}: ${String(row['last_error'])}`),
  );
}

const checkDone = ({ unfinished }: Evidence): Verdict =>
  judged('B2', 'nothing is left to do', `${unfinished.length} things`, unfinished);

/** Answered between the moment and the loss, to a request that nobody had sent before. */
function acceptedAfter({ evidence, moment, restoredAt }: Restored): Call[] {
  const earlier = new Set(evidence.calls.filter((call) => call.startedAt <= moment).map(({ key }) => key));
  return evidence.calls.filter(
    (call) =>
      call.startedAt > moment && call.endedAt < restoredAt && isSuccess(call) && !earlier.has(call.key),
  );
}

/** Each must be missing: neither there after all, nor somebody else's under the same number. */
function checkNothingOfAfter(restored: Restored): Verdict {
  const after = acceptedAfter(restored).filter(({ step }) => step !== 'pdf');
  const found = after.flatMap((call) => {
    const faults = checkDurable({ ...restored.evidence, calls: [call] }).examples;
    if (faults.some((fault) => fault.endsWith('is not there'))) return [];
    return faults.length > 0 ? faults.slice(0, 1) : [`${call.customer}: ${call.step} is there`];
  });
  const promise = 'what was accepted after the moment is gone, and nobody gets its numbers';
  return judged('B3', promise, `${after.length} accepted calls`, found);
}

/** Whom to tell must be known, without anybody who need not be told. */
function checkLostKnown(restored: Restored): Verdict {
  const promise = 'what was lost is found in what was announced';
  const { lost } = restored;
  if (!lost) return notTried('B4', promise, 'NATS was lost as well, or nobody looked');
  const signups = new Set(
    lost.filter(({ type }) => type === 'onboarding.signup.registered.v1').map(({ data }) => data['signupId']),
  );
  const missing = acceptedAfter(restored)
    .filter(({ step, answer }) => step === 'signup' && !signups.has(answer['id']))
    .map(({ customer, answer }) => `${customer}: signup ${String(answer['id'])} is not in it`);
  const known = new Set(
    inEveryService(restored.evidence.tables, 'outbox_messages').map(({ row }) => row['event_id']),
  );
  const retained = lost.filter(({ id }) => known.has(id)).map(({ type, id }) => `${type} ${id} is not lost`);
  return judged('B4', promise, `${lost.length} events, ${signups.size} signups`, [...missing, ...retained]);
}

/** No fault: the database does not know any more that they were sent. */
function countMailsAgain(deliveries: readonly Delivery[], isBetween: (at: number) => boolean): Verdict {
  const mailOf = ({ recipients, subject }: Delivery) => `${subject} to ${recipients.join()}`;
  const between = deliveries.filter(({ at }) => isBetween(at));
  const others = new Set(deliveries.filter(({ at }) => !isBetween(at)).map(mailOf));
  const again = between.filter((delivery) => others.has(mailOf(delivery))).length;
  const summary = `${between.length} mails between the moment and the loss, ${again} of them sent again since`;
  return judged('B5', 'mails of a lost time are counted', summary, []);
}
