import { setTimeout as sleep } from 'node:timers/promises';
import { PARAM, ROUTES } from '@rep13/testing/api';
import { judged } from '@rep13/faults/check/verdict';
import { faultOf } from '../bodies/judge.ts';
import { allRoutes, type Route } from '../bodies/routes.ts';
import { atOnce } from '../http/at-once.ts';
import { besides, inMs } from '../http/bystander.ts';
import { codeOf, patiently, type Answer } from '../http/caller.ts';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, Tally } from '../tally.ts';
import { tediousBodies, type TediousBody } from './tedious-bodies.ts';

const PROMISE = 'no body holds up the answers to others, and none is answered with more than a few lines';
const AT_ONCE = 3;
const [SENDER, OTHER] = ['127.31.0.1', '127.31.0.2'];
/** Twenty faults with their paths and words. */
const ANSWER_MAX = 8_000;
/** Far above what is answered, and far below what a body that is checked in full takes: 50 ms are only printed. */
const GAP_MAX_MS = 1_000;
const UNDISTURBED_MS = 2_000;

/** What the product takes of one body; what is longer is not even read. */
const LONGEST: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/authority-requests$/, 1_000_000],
  [/^\/api\/csp-reports$/, 64_000],
  [/webhook$/, 250_000],
  [/./, 100_000],
];

export async function attackWithExcess(product: AttackedProduct): Promise<Outcome> {
  const routes = (await allRoutes()).filter(isPublicWrite);
  const all = everyBodyFor(routes);
  const bystander = product.open(OTHER);
  const [, before] = await besides(bystander, () => sleep(UNDISTURBED_MS));
  const sizes = new Tally('EXCESS', 'bodies of many names, values and levels, to every public write');
  const [longest, meanwhile] = await besides(bystander, () => sendAll(product, all, sizes));
  sizes.note(`longest answer ${longest} bytes`);
  const others = new Tally('EXCESS', 'others, who ask for /api/ip meanwhile');
  for (const status of meanwhile.statuses)
    others.add(status, status === 200 ? undefined : `one was answered ${status}`);
  const waited = inMs(meanwhile.slowestMs);
  if (meanwhile.slowestMs > GAP_MAX_MS) others.faults.push(`${others.what}: one waited ${waited}`);
  others.note(`slowest ${waited}, undisturbed ${inMs(before.slowestMs)}`);
  const tallies = [sizes, others];
  const summary = `${sizes.tried} bodies to ${routes.length} calls, others waited ${waited} at most`;
  return { tallies, verdict: judged('EXCESS', PROMISE, summary, faultsOf(tallies)) };
}

/** Who needs no account, or only an authority's link, may send to it. */
const isPublicWrite = ({ method, path }: Route): boolean => {
  const row = ROUTES[`${method} ${path}`];
  const isPublic = row?.audience === 'public' || row?.audience === 'authority link';
  return method !== 'GET' && isPublic && row.sendsFile !== true && path.startsWith('/api');
};

interface Sent {
  readonly route: Route;
  readonly body: TediousBody;
}

/** Made before anybody is watched: this program must not be what others wait for. */
function everyBodyFor(routes: readonly Route[]): Sent[] {
  const bodies = new Map(LONGEST.map(([, bytes]) => [bytes, tediousBodies(bytes)]));
  return routes.flatMap((route) => {
    const bytes = LONGEST.find(([path]) => path.test(route.path))?.[1] ?? 0;
    return (bodies.get(bytes) ?? []).map((body) => ({ route, body }));
  });
}

/** @returns the length of the longest answer */
async function sendAll(product: AttackedProduct, all: readonly Sent[], tally: Tally): Promise<number> {
  const caller = product.open(SENDER);
  const lengths = await atOnce(AT_ONCE, all, async ({ route, body }) => {
    const path = route.path.replace(PARAM, (_, name: string) => goodValue(route, name));
    const answer = await patiently(() => caller.ask(route.method, path, { body: body.body }));
    const fault = faultOf(answer) ?? excessFault(answer, body);
    tally.add(answer.status, fault && `${route.path}, ${body.what}: ${fault}`);
    return answer.text.length;
  });
  return Math.max(...lengths);
}

const goodValue = ({ method, path }: Route, name: string): string =>
  ROUTES[`${method} ${path}`]?.params?.[name] ?? '1';

function excessFault(answer: Answer, { isExcess }: TediousBody): string | undefined {
  if (answer.text.length > ANSWER_MAX) return `answered with ${answer.text.length} bytes`;
  const code = codeOf(answer);
  if (isExcess && code !== 'gateway.body-too-complex')
    return `answered ${answer.status} ${code}, so it was parsed`;
  return undefined;
}
