import type { Caller } from '../http/caller.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { addApp } from './authenticator-app.ts';
import { activate, register, signIn } from './clients.ts';
import { hire } from './staff.ts';

/** A client whose password was right in this browser, and who has still to show the authenticator app. */
export async function halfWayClient(product: AttackedProduct): Promise<Caller> {
  const client = await activate(await register(product));
  await addApp(await signIn(client), 'client');
  const browser = product.open();
  const { clientId, password } = client;
  await browser.send('POST', '/api/client/login', { clientId, password });
  return browser;
}

/** The same of staff. */
export async function halfWayAdmin(product: AttackedProduct, admin: Caller): Promise<Caller> {
  const { browser: first, username, password } = await hire(product, admin, 'admin');
  await addApp(first, 'admin');
  const browser = product.open();
  await browser.send('POST', '/api/admin/login', { username, password });
  return browser;
}
