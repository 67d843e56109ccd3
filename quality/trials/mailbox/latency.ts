import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@rep13/faults/product/database';
import type { Correspondence } from './correspondence.ts';

const MAILS = 20;
const POLL_MS = 20;
const WITHIN_MS = 30_000;
/** So that a mail never comes while the one before is still read. */
const PAUSE_MS = 700;

/** Whether a mail was decided about: its event is written in the same transaction. */
const decided = (subject: string): string =>
  `select 1 from sla.inbound_mails where state <> 'reading' and subject = '${subject}' limit 1`;

/** From when the mail server has a mail until staff can be told of it, of some mails in quiet; as text. */
export async function latency(
  letters: Correspondence,
  databaseUrl: string,
  signal: AbortSignal,
): Promise<string> {
  const took: number[] = [];
  for (let sent = 0; sent < MAILS; sent += 1) {
    await letters.write(new Date());
    took.push(await untilDecided(letters.sent.at(-1)?.subject ?? '', databaseUrl, signal));
    await sleep(PAUSE_MS, undefined, { signal });
  }
  took.sort((one, other) => one - other);
  const median = took[Math.floor(took.length / 2)] ?? 0;
  return `From Dovecot’s having a mail to its event: median ${median} ms, worst ${took.at(-1)} ms (${MAILS} mails)`;
}

async function untilDecided(subject: string, databaseUrl: string, signal: AbortSignal): Promise<number> {
  const began = performance.now();
  for (;;) {
    const rows = await query(databaseUrl, decided(subject));
    const took = Math.round(performance.now() - began);
    if (rows.length > 0 || took > WITHIN_MS) return took;
    await sleep(POLL_MS, undefined, { signal });
  }
}
