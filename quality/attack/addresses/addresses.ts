import { IDS, PARAM, ROUTES } from '@rep13/testing/api';
import { judged } from '@rep13/faults/check/verdict';
import { faultOf } from '../bodies/judge.ts';
import { allRoutes, type Route } from '../bodies/routes.ts';
import { meetSenders, type Senders } from '../bodies/senders.ts';
import { atOnce } from '../http/at-once.ts';
import { patiently } from '../http/caller.ts';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, Tally } from '../tally.ts';
import { READABLE, UNREADABLE } from './hostile-values.ts';

const PROMISE = 'no address breaks a call: no 5xx, and what cannot be read is refused before it is used';
const AT_ONCE = 8;
/** Passes the look at its form; opens nothing. */
const NO_LINK = { Authorization: `Bearer ${'A'.repeat(43)}` };

/** One address that is asked for, and what may be answered; undefined: anything but an error of the product. */
interface Hostile {
  readonly route: Route;
  readonly address: string;
  readonly what: string;
  readonly due?: readonly number[];
}

export async function attackAddresses(product: AttackedProduct): Promise<Outcome> {
  const routes = await allRoutes();
  const senders = await meetSenders(product);
  const paths = new Tally('ADDRESSES', 'hostile values in every part of a path');
  const queries = new Tally('ADDRESSES', 'hostile values in every field of a query');
  await askAll(senders, hostilePaths(routes), paths);
  await askAll(senders, hostileQueries(senders, routes), queries);
  const tallies = [paths, queries];
  const summary = `${paths.tried} paths, ${queries.tried} queries of ${routes.length} calls`;
  return { tallies, verdict: judged('ADDRESSES', PROMISE, summary, faultsOf(tallies)) };
}

const VALUES = [
  ...Object.entries(UNREADABLE).map(([what, value]) => ({ what, value, isReadable: false })),
  ...Object.entries(READABLE).map(([what, value]) => ({ what, value, isReadable: true })),
];

/** Every parameter in turn, the others with a value that is good. */
const hostilePaths = (routes: readonly Route[]): Hostile[] =>
  routes.flatMap((route) =>
    [...route.path.matchAll(PARAM)].flatMap(([, name = '']) =>
      VALUES.map(({ what, value, isReadable }) => ({
        ...{ route, what: `${name} with ${what}` },
        address: addressOf(route, { [name]: value }),
        due: isReadable ? undefined : refusalsOf(route),
      })),
    ),
  );

/** Every field that the document names, and one that it does not. What can be read would change something elsewhere. */
const hostileQueries = (senders: Senders, routes: readonly Route[]): Hostile[] =>
  routes.flatMap((route) =>
    [...route.queries, 'anything'].flatMap((name) =>
      VALUES.filter(({ isReadable }) => !isReadable || route.method === 'GET').map(
        ({ what, value, isReadable }) => ({
          ...{ route, what: `?${name} with ${what}` },
          address: `${senders.addressOf(route)}?${name}=${value}`,
          due: isReadable ? undefined : [400],
        }),
      ),
    ),
  );

const addressOf = ({ method, path }: Route, values: Readonly<Record<string, string>>): string =>
  path.replace(PARAM, (_, name: string) => {
    const good = ROUTES[`${method} ${path}`]?.params?.[name] ?? `${IDS.own}`;
    return values[name] ?? good;
  });

/** The router reads what is outside of the API first, and says 400 for what it cannot read. */
const refusalsOf = ({ path }: Route) => (path.startsWith('/api') ? [404] : [400, 404]);

async function askAll(senders: Senders, hostile: readonly Hostile[], tally: Tally): Promise<void> {
  await atOnce(AT_ONCE, hostile, async ({ route, address, what, due }) => {
    const body = route.method === 'GET' ? undefined : '{}';
    const answer = await patiently(() =>
      senders.of(route).ask(route.method, address, { body, headers: NO_LINK }),
    );
    const isDue = due === undefined || due.includes(answer.status);
    const fault =
      answer.status >= 500 || answer.status === 0
        ? faultOf(answer)
        : isDue
          ? undefined
          : `answered ${answer.status} instead of ${due.join(' or ')}`;
    tally.add(answer.status, fault && `${route.method} ${route.path} ${what}: ${fault}`);
  });
}
