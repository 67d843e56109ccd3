import type { Evidence } from '../evidence.ts';
import { doneFaults, inEveryService } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'poison is put aside within 3 tries and blocks nobody; repeated events change nothing';
const TRIES = 3;

/** R11. The only dead letters are those of messages that nobody can read. */
export function checkPoison(evidence: Evidence): Verdict {
  const poisons = doneFaults(evidence, 'poison').map(({ note = '' }) => note);
  const repeated = doneFaults(evidence, 'stream-deleted', 'brokers-wiped');
  const letters = inEveryService(evidence.tables, 'dead_letters').filter(({ row }) => row['dead_at']);
  if (poisons.length + repeated.length + letters.length === 0)
    return notTried('R11', PROMISE, 'no poison, no replay');
  const isPoison = (id: unknown) => poisons.includes(String(id)) || String(id).startsWith('seq-');
  const wrong = letters.filter(({ row }) => !isPoison(row['event_id']));
  const stubborn = letters.filter(({ row }) => Number(row['attempts']) > TRIES);
  return judged(
    'R11',
    PROMISE,
    `${poisons.length} poisonous messages, ${repeated.length} times all events again`,
    [
      ...wrong.map(
        ({ row }) =>
          `${String(row['consumer'])} put ${String(row['event_id'])} aside: ${String(row['last_error'])}`,
      ),
      ...stubborn.map(({ row }) => `${String(row['event_id'])} took ${String(row['attempts'])} tries`),
      ...unnoticed(poisons, evidence),
    ],
  );
}

/** One that the stream lost again before anybody heard it is nobody's. */
function unnoticed(poisons: readonly string[], { faults, tables }: Evidence): string[] {
  const isLost = (id: string) => {
    const at = faults.find(({ note }) => note === id)?.to ?? 0;
    return faults.some(
      ({ kind, to }) => ['stream-deleted', 'brokers-wiped', 'stream-robbed'].includes(kind) && to >= at,
    );
  };
  const dead = new Set(inEveryService(tables, 'dead_letters').map(({ row }) => String(row['event_id'])));
  return poisons.filter((id) => !dead.has(id) && !isLost(id)).map((id) => `nobody has put ${id} aside`);
}
