import { judged } from '@rep13/faults/check/verdict';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf } from '../tally.ts';
import { tryDatabase } from './database-rights.ts';
import { tryNats } from './nats-rights.ts';

const PROMISE = "a service's own passwords open its own rows, commands and events, and nobody else's";

export async function attackRights(product: AttackedProduct): Promise<Outcome> {
  const tallies = [...(await tryDatabase(product)), ...(await tryNats(product))];
  const summary = `${tallies.reduce((all, { tried }) => all + tried, 0)} tries with ${tallies.length} passwords`;
  return { tallies, verdict: judged('RIGHTS', PROMISE, summary, faultsOf(tallies)) };
}
