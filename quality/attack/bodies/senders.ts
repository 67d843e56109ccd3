import { halfWayAdmin, halfWayClient } from '../people/half-way.ts';
import { signInAdmin } from '../people/staff.ts';
import { activate, register, signIn, registerAndSign } from '../people/clients.ts';
import type { Caller } from '../http/caller.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import type { Route } from './routes.ts';

/** Who sends to a route so that no guard stands before the check of a body, and under which id. */
export interface Senders {
  of(route: Route): Caller;
  /** The route's address: the sender's own registration, and numbers for what else is asked for. */
  addressOf(route: Route): string;
}

/** A visitor with a registration, a client, an admin, and two who have still to show their second factor. */
export async function meetSenders(product: AttackedProduct): Promise<Senders> {
  const admin = await signInAdmin(product);
  const visitor = await register(product);
  const client = await signIn(await activate(await registerAndSign(product)));
  const halfClient = await halfWayClient(product);
  const halfAdmin = await halfWayAdmin(product, admin);
  const of = ({ path }: Route) => {
    if (path.startsWith('/api/admin/login/')) return halfAdmin;
    if (path.startsWith('/api/client/login/')) return halfClient;
    if (path.startsWith('/api/admin')) return admin;
    return path.startsWith('/api/client') ? client : visitor.browser;
  };
  const addressOf = ({ path }: Route) =>
    path.replace(':signupId', `${visitor.signupId}`).replace(/:\w+/g, '1');
  return { of, addressOf };
}
