import { ADDRESS_FIELDS } from '@rep13/contracts-onboarding';
import { CANARY, VALID_BODIES } from '@rep13/testing/api';
import { allRoutes, type Route } from '../bodies/routes.ts';
import { meetSenders } from '../bodies/senders.ts';
import { registerAndSign, activate, signIn } from '../people/clients.ts';
import { mailsTo } from '../people/mails.ts';
import { eventually } from '@rep13/testing';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

const HEADERS = {
  'Content-Type': 'application/json',
  Referer: `https://${CANARY}.example`,
  Authorization: `Bearer ${CANARY}`,
  'Idempotency-Key': CANARY,
};

/** They would end a sender's session; what is written about an incident is there to be read by everybody. */
const ENDS_OR_PUBLISHES = /logout|sessions|incidents/;

/** Whom a mail goes to, what it is about and whom a job is for: no secret to those who carry them out and log mails. */
const NAMED: Readonly<Record<string, string>> = {
  email: 'somebody@attacked.example',
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, 'somebody@attacked.example'])),
  clientId: 'DSA-AAAAAA',
  subject: 'A question',
};

const addresses = ({ body }: Route) =>
  Object.fromEntries(
    Object.entries(NAMED).filter(([name]) => body && Object.hasOwn(VALID_BODIES[body.name] ?? {}, name)),
  );

/** Sends every call a good body that has a known word in each of its texts, and in its address and headers too. */
export async function confide(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('S5', 'calls with a known word in every text');
  const senders = await meetSenders(product);
  for (const route of await allRoutes()) {
    if (ENDS_OR_PUBLISHES.test(route.path)) continue;
    const body = route.body && JSON.stringify({ ...VALID_BODIES[route.body.name], ...addresses(route) });
    const address = `${senders.addressOf(route)}?q=${CANARY}`;
    const { status } = await senders.of(route).ask(route.method, address, { body, headers: HEADERS });
    tally.add(status);
  }
  await becomeClientAndForget(product);
  return tally;
}

/** The way on which passwords, tokens and sessions change hands, whatever else the run tried. */
async function becomeClientAndForget(product: AttackedProduct): Promise<void> {
  const client = await activate(await registerAndSign(product));
  await signIn(client);
  const { clientId, email } = client;
  await product.open().send('POST', '/api/client/login', { clientId, password: 'a wrong guess' });
  await product.open().send('POST', '/api/client/reset', { clientId });
  await eventually(async () => (await mailsTo(product, email)).some(({ text }) => /reset/.test(text)), {
    fact: 'the link of a reset is mailed',
    withinMs: 30_000,
  });
}
