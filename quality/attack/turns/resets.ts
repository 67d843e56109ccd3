import { must } from '../http/caller.ts';
import { activate, newPassword, register, signIn } from '../people/clients.ts';
import { tokenFor } from '../people/mails.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

interface Profile {
  readonly legalContactEmail: string;
}

/** A client leaves a mailbox behind: once the address has changed, what was mailed there opens nothing. */
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

  const profile = await must<Profile>(browser, 'GET', '/api/client/profile').catch(() => undefined);
  if (profile && profile.legalContactEmail !== address) {
    tally.add('not changed yet');
    return tally;
  }
  const reset = { token: old, password: newPassword() };
  const { status } = await product.open().send('POST', '/api/client/reset/confirm', reset);
  tally.add(status, status === 410 ? undefined : `it is answered ${status}`);
  return tally;
}
