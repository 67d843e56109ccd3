import { must, type Caller } from '../http/caller.ts';
import { becomeClient, registerAndSign, signIn, type Client } from '../people/clients.ts';
import { halfWayAdmin, halfWayClient } from '../people/half-way.ts';
import { hire, signInAdmin, type Colleague } from '../people/staff.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { provideEverything } from './belongings.ts';

/** Everybody of the matrix, signed in for real, and the registrations that are theirs. */
export interface Cast {
  readonly browsers: Readonly<Record<string, Caller>>;
  readonly visitors: Readonly<Record<'own' | 'other', number>>;
  readonly clients: Readonly<Record<'own' | 'other', number>>;
  readonly suspended: number;
  /** One file of each registration, by signup. */
  readonly files: Readonly<Record<number, string>>;
  /** Signed in, to prepare what the matrix is tried on. */
  readonly admin: Caller;
  /** Signs a client in again; others stay as they are. */
  renew(persona: string): Promise<void>;
}

export async function meetCast(product: AttackedProduct): Promise<Cast> {
  const admin = await signInAdmin(product);
  const [visitor, otherVisitor] = [await registerAndSign(product), await registerAndSign(product)];
  const clients = await Promise.all([1, 2, 3].map(() => becomeClient(product)));
  const [client, otherClient, suspended] = clients as [Client, Client, Client];
  for (const one of clients) await signIn(one);
  const everybody = [visitor, otherVisitor, ...clients];
  const files = await Promise.all(everybody.map((one) => provideEverything(one)));
  const suspension = { reason: 'unpaid' };
  await must(admin, 'POST', `/api/admin/clients/${suspended.signupId}/suspend`, suspension);
  const browsers: Cast['browsers'] = {
    ...(await staffOf(product, admin)),
    anonymous: product.open(),
    'owning visitor': visitor.browser,
    'other visitor': otherVisitor.browser,
    'owning client': client.browser,
    'other client': otherClient.browser,
    'suspended client': await signIn(suspended, product.open()),
    'halfway client': await halfWayClient(product),
    'halfway admin': await halfWayAdmin(product, admin),
  };
  const accounts: Readonly<Record<string, Client>> = {
    'owning client': client,
    'other client': otherClient,
    'suspended client': suspended,
  };
  const renew = async (persona: string) => {
    const account = accounts[persona];
    if (account) await signIn(account, browsers[persona]);
  };
  return {
    renew,
    ...{ browsers, admin, suspended: suspended.signupId },
    visitors: { own: visitor.signupId, other: otherVisitor.signupId },
    clients: { own: client.signupId, other: otherClient.signupId },
    files: Object.fromEntries(everybody.map(({ signupId }, index) => [signupId, files[index] ?? ''])),
  };
}

/** Each of a role, and one whose account an admin has closed. */
async function staffOf(product: AttackedProduct, admin: Caller) {
  const roles = ['admin', 'caseworker', 'auditor', 'admin'] as const;
  const staff: Colleague[] = [];
  for (const role of roles) staff.push(await hire(product, admin, role));
  const [one, caseworker, auditor, disabled] = staff as [Colleague, Colleague, Colleague, Colleague];
  await must(admin, 'POST', `/api/admin/users/${disabled.id}/deactivate`, {});
  return {
    ...{ admin: one.browser, caseworker: caseworker.browser, auditor: auditor.browser },
    'disabled admin': disabled.browser,
  };
}
