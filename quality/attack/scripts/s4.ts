import { runJourneys } from '@rep13/commands/journeys';
import { judged } from '@rep13/faults/check/verdict';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

const PROMISE = 'a clean walk violates no policy; a changed or slipped-in script is not executed';
/** Journeys that are about this; the product is this run's. */
const JOURNEYS = ['visitor-gets-only-our-scripts', 'visitor-opens-the-site', 'admin-sees-what-happens'];

/** In Chromium, by the journeys that show it. */
export async function attackScripts(product: AttackedProduct): Promise<Outcome> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = product.env;
  const { url: BASE_URL, mailUrl: MAIL_URL, processFile: STACK_PROCESSES_FILE } = product;
  const env = { ADMIN_USERNAME, ADMIN_PASSWORD, BASE_URL, MAIL_URL, STACK_PROCESSES_FILE };
  const { output } = await runJourneys(env, JOURNEYS);
  const tally = new Tally('S4', 'scripts and pages in Chromium');
  for (const [line, mark] of output.matchAll(/^ {2}(✓|✘) .*$/gm)) {
    tally.add(mark === '✓' ? 'as promised' : 'broken', mark === '✓' ? undefined : line.trim());
  }
  if (tally.tried === 0) tally.faults.push(`${tally.what}: no journey has run`);
  return { tallies: [tally], verdict: judged('S4', PROMISE, `${tally.tried} journeys`, tally.faults) };
}
