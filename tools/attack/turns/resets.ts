import { must } from '../http/caller.ts';
import { activate, newPassword, register, signIn } from '../people/clients.ts';
import { tokenFor } from '../people/mails.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

/** A client leaves a mailbox behind: what was mailed there must not open the account any more. */
export async function resetByOldAddress(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('TURNS', 'a reset link in the mailbox that a client has left');
  const client = await activate(await register(product));
  const browser = await signIn(client);
  await product.open().send('POST', '/api/client/reset', { clientId: client.clientId });
  const old = await tokenFor(product, client.email, /client\/reset#/);

  await must(browser, 'POST', '/api/client/step-up', { password: client.password });
  const address = `new.${client.email}`;
  await must(browser, 'POST', '/api/client/profile-changes', { legalContactEmail: address });
  const token = await tokenFor(product, address, /confirm-address#/);
  await must(product.open(), 'POST', '/api/profile-changes/confirm', { token });

  const reset = { token: old, password: newPassword() };
  const { status } = await product.open().send('POST', '/api/client/reset/confirm', reset);
  tally.add(status, status === 410 ? undefined : `it is answered ${status}`);
  return tally;
}
