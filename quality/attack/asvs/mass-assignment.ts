import { FORBIDDEN_NAMES, VALID_BODIES } from '@rep13/testing/api';
import { allRoutes } from '../bodies/routes.ts';
import { meetSenders } from '../bodies/senders.ts';
import { atOnce } from '../http/at-once.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

/** Good bodies in which one name more is set that nobody may set from outside (15.3.x). */
export async function setWhatIsNotTheirs(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('ASVS', 'good bodies that set role, id, status and the like');
  const senders = await meetSenders(product);
  const cases = (await allRoutes()).flatMap((route) => {
    const body = route.body && VALID_BODIES[route.body.name];
    const names = FORBIDDEN_NAMES.filter((name) => body && !Object.hasOwn(body, name));
    return names.map((name) => ({ route, name, body: withOneMore(body ?? {}, name) }));
  });
  await atOnce(8, cases, async ({ route, name, body }) => {
    const { status } = await senders.of(route).ask(route.method, senders.addressOf(route), { body });
    const fault = `${route.method} ${route.path} with ${name}: answered ${status}`;
    tally.add(status, status === 400 ? undefined : fault);
  });
  return tally;
}

/** As text: an object of ours could not have a property `__proto__`. */
const withOneMore = (body: object, name: string): string =>
  `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(name)}:"admin"}`;
