import { judged } from '@rep13/faults/check/verdict';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, type Tally } from '../tally.ts';
import { writeIntoMails } from './mail-headers.ts';
import { setWhatIsNotTheirs } from './mass-assignment.ts';
import { raceForOnce, raceForRows } from './one-winner.ts';
import { askFromForeignPages, pretend } from './origins.ts';
import { lookAtHeaders, lookAtSessions } from './sessions.ts';

const PROMISE = 'OWASP ASVS 5.0: origins, forged headers, mass assignment, sessions, mails, races';

/** What S1 to S5 do not name. */
export async function attackAsListed(product: AttackedProduct): Promise<Outcome> {
  const tallies: Tally[] = [];
  for (const attack of [
    askFromForeignPages,
    pretend,
    setWhatIsNotTheirs,
    lookAtSessions,
    lookAtHeaders,
    writeIntoMails,
    raceForRows,
    raceForOnce,
  ])
    tallies.push(await attack(product));
  const summary = `${tallies.reduce((all, { tried }) => all + tried, 0)} tries of ${tallies.length} kinds`;
  return { tallies, verdict: judged('ASVS', PROMISE, summary, faultsOf(tallies)) };
}
