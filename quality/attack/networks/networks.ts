import { judged } from '@rep13/faults/check/verdict';
import { atOnce } from '../http/at-once.ts';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, Tally } from '../tally.ts';
import { BUDGETS, type Budget } from './budgets.ts';

const PROMISE =
  'a network of IPv6 has one budget, however many addresses it has, and its neighbour another one';
const AT_ONCE = 4;
/** Tries beyond what is allowed. */
const BEYOND = 12;

export async function attackFromNetworks(product: AttackedProduct): Promise<Outcome> {
  const tallies: Tally[] = [];
  for (const [index, budget] of BUDGETS.entries()) tallies.push(await spendAll(product, budget, index));
  tallies.push(await writeOneAddressTwice(product));
  const summary = `${tallies.reduce((all, { tried }) => all + tried, 0)} tries against ${BUDGETS.length} budgets`;
  return { tallies, verdict: judged('NETWORKS', PROMISE, summary, faultsOf(tallies)) };
}

/** Each try from another address of one /64; then one from the /64 beside it. */
async function spendAll(product: AttackedProduct, budget: Budget, network: number): Promise<Tally> {
  const { what, most, spend } = budget;
  const tally = new Tally('NETWORKS', `${what}, from one /64`);
  const prefix = `2001:db8:${(network + 16).toString(16)}`;
  const tries = Array.from({ length: most + BEYOND }, (_, index) => index);
  const answers = await atOnce(AT_ONCE, tries, (index) =>
    spend(product.openFar(`${prefix}:1:${index.toString(16)}:${(index * 7).toString(16)}::1`), index),
  );
  for (const { status, text } of answers)
    tally.add(status, status === 0 || status >= 500 ? `answered ${status} ${text.slice(0, 80)}` : undefined);
  const allowed = answers.filter(({ status }) => status !== 429).length;
  if (allowed > most)
    tally.faults.push(`${tally.what}: ${allowed} of ${tries.length} where ${most} are allowed`);
  if (allowed === 0) tally.faults.push(`${tally.what}: none is allowed, so the limit is no proof`);
  const { status } = await spend(product.openFar(`${prefix}:2::1`), tries.length);
  tally.add(status, status === 429 ? 'its neighbour pays for it' : undefined);
  return tally;
}

/** An IPv4 address is the same one in every spelling that IPv6 has for it. */
async function writeOneAddressTwice(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('NETWORKS', 'one IPv4 address in many spellings');
  const spellings = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '0:0:0:0:0:ffff:cb00:7109'];
  const budget = BUDGETS.find(({ what }) => what === 'look-ups in the register');
  const most = budget?.most ?? 0;
  let allowed = 0;
  for (let index = 0; index < most + BEYOND; index += 1) {
    const caller = product.openFar(spellings[index % spellings.length] ?? '');
    const answer = await budget?.spend(caller, index);
    tally.add(answer?.status ?? 0);
    allowed += answer?.status === 429 ? 0 : 1;
  }
  if (allowed > most) tally.faults.push(`${tally.what}: ${allowed} where ${most} are allowed`);
  return tally;
}
