import { judged } from '@rep13/faults/check/verdict';
import { atOnce } from '../http/at-once.ts';
import { patiently } from '../http/caller.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { changedTables, tablesAtRest } from '../product/tables.ts';
import { faultsOf, Tally } from '../tally.ts';
import {
  anything,
  certainlyRefused,
  handMade,
  hostileAddresses,
  withOneBadCharacter,
  type Bad,
} from './batches.ts';
import { faultOf } from './judge.ts';
import { allRoutes, type Route } from './routes.ts';
import { meetSenders, type Senders } from './senders.ts';

const PROMISE = 'bad bodies: no 5xx, no stack trace, no row written by a refused request';
/** What is promised. */
const AT_LEAST = 10_000;
const AT_ONCE = 16;
/** For each route that takes a body, in one round. */
const EACH = 120;

type Plan = Pick<Options, 'seed' | 'seconds'>;

export async function attackWithBodies(product: AttackedProduct, plan: Plan): Promise<Outcome> {
  const routes = await allRoutes();
  const senders = await meetSenders(product);
  const refused = await sendRefused(product, senders, routes, plan);
  const any = new Tally('S1', 'made-up bodies with anything in them');
  const bodies = () => [...refused.sent, any].reduce((all, { tried }) => all + tried, 0);
  for (let round = plan.seed; any.tried === 0 || bodies() < AT_LEAST; round += 1)
    await sendAll(senders, anything(routes, EACH / 2, round), any);
  const addresses = new Tally('S1', 'hostile texts in addresses');
  await sendAll(senders, hostileAddresses(routes), addresses);
  const tallies = [...refused.sent, refused.written, any, addresses];
  const takers = routes.filter(({ body }) => body !== undefined);
  const summary = `${bodies()} bodies to ${takers.length} calls, ${addresses.tried} addresses`;
  return { tallies, verdict: judged('S1', PROMISE, summary, faultsOf(tallies)) };
}

/** Half of what is promised, and more until the time is over; then the tables must be as they were. */
async function sendRefused(
  { databaseUrl }: AttackedProduct,
  senders: Senders,
  routes: readonly Route[],
  { seed, seconds }: Plan,
) {
  const byHand = new Tally('S1', 'bodies made by hand');
  const madeUp = new Tally('S1', 'made-up bodies that must be refused');
  const characters = new Tally('S1', 'good bodies with one bad character');
  const written = new Tally('S1', 'tables after these');
  const before = await tablesAtRest(databaseUrl);
  const ends = Date.now() + seconds * 1_000;
  await sendAll(senders, handMade(routes), byHand);
  for (let round = seed; Date.now() < ends || madeUp.tried + characters.tried < AT_LEAST / 2; round += 1) {
    await sendAll(senders, certainlyRefused(routes, EACH, round), madeUp);
    await sendAll(senders, withOneBadCharacter(routes, EACH * 10, round), characters);
  }
  const changed = changedTables(before, await tablesAtRest(databaseUrl));
  for (const name of Object.keys(before)) {
    const fault = changed.find((line) => line.startsWith(`${name} `));
    written.add(fault ? 'changed' : 'as before', fault);
  }
  return { sent: [byHand, madeUp, characters], written };
}

async function sendAll(senders: Senders, bad: readonly Bad[], tally: Tally): Promise<void> {
  await atOnce(AT_ONCE, bad, async ({ route, query = '', expects, ...asking }) => {
    const address = senders.addressOf(route) + query;
    const answer = await patiently(() => senders.of(route).ask(route.method, address, asking));
    const wrong = expects !== undefined && answer.status !== expects;
    const fault = faultOf(answer) ?? (wrong ? `answered ${answer.status} instead of ${expects}` : undefined);
    const what = `${route.method} ${route.path}${query.slice(0, 60)} ${String(asking.body ?? '').slice(0, 120)}`;
    tally.add(answer.status, fault && `${what} ${fault}`);
  });
}
