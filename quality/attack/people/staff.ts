import type { AdminRole } from '@rep13/contracts-gateway/constants';
import { must, type Caller } from '../http/caller.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { newPassword } from './clients.ts';

/** Somebody of the staff; the browser is signed in. */
export interface Colleague {
  readonly browser: Caller;
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

/** The first administrator, in a browser of their own. */
export async function signInAdmin(product: AttackedProduct, address?: string): Promise<Caller> {
  const browser = product.open(address);
  await must(browser, 'POST', '/api/admin/login', product.admin);
  return browser;
}

let colleagues = 0;

/** Adds a member of staff, who chooses a password and signs in. */
export async function hire(product: AttackedProduct, admin: Caller, role: AdminRole): Promise<Colleague> {
  colleagues += 1;
  const username = `colleague${colleagues}`;
  const body = { username, email: `${username}@attacked.example`, role };
  const { user, oneTimePassword } = await must<{ user: { id: number }; oneTimePassword: string }>(
    admin,
    'POST',
    '/api/admin/users',
    body,
  );
  const browser = product.open();
  const password = newPassword();
  await must(browser, 'POST', '/api/admin/login', { username, password: oneTimePassword });
  const change = { currentPassword: oneTimePassword, newPassword: password };
  await must(browser, 'POST', '/api/admin/password', change);
  browser.given.add(oneTimePassword);
  return { browser, id: user.id, username, password };
}
