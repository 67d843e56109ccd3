import { judged } from '@rep13/faults/check/verdict';
import type { Outcome } from '../outcome.ts';
import { signInAdmin } from '../people/staff.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf } from '../tally.ts';
import { readAsFiler } from './filers.ts';
import { renewForOthers } from './links.ts';
import { endNobodysMandate } from './mandates.ts';
import { resetByOldAddress } from './resets.ts';

const PROMISE = 'good calls in an order that nobody expects open and shut nothing for others';

export async function attackByTurns(product: AttackedProduct): Promise<Outcome> {
  const admin = await signInAdmin(product, '127.36.0.1');
  const tallies = [
    await readAsFiler(product, admin),
    await renewForOthers(product),
    await endNobodysMandate(product, admin),
    await resetByOldAddress(product),
  ];
  const summary = `${tallies.reduce((all, { tried }) => all + tried, 0)} calls in ${tallies.length} orders`;
  return { tallies, verdict: judged('TURNS', PROMISE, summary, faultsOf(tallies)) };
}
