import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@rep13/faults/product/database';
import { patiently, type Answer, type Caller } from '../http/caller.ts';
import { addApp, codeOf } from '../people/authenticator-app.ts';
import { activate, newPassword, register, signIn } from '../people/clients.ts';
import { tokenFor } from '../people/mails.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

const AT_ONCE = 100;
/** An authenticator's code is taken once in so long. */
const STEP_MS = 30_000;

const hundred = (ask: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(index)));

/** Refused for having too much to do is refused. @param most how many may be told that they did it */
function judge(tally: Tally, answers: readonly Answer[], what: string, most: number): void {
  for (const { status, text } of answers) {
    const isFault = status === 0 || (status >= 500 && status !== 503);
    tally.add(status, isFault ? `${what}: answered ${status} ${text.slice(0, 80)}` : undefined);
  }
  const winners = answers.filter(({ status }) => status === 200 || status === 201).length;
  if (winners > most) tally.faults.push(`${what}: ${winners} of ${answers.length} were taken`);
}

/** What happened, as it is stored: exactly once, whatever was answered. */
async function judgeRows({ databaseUrl }: AttackedProduct, tally: Tally, what: string, sql: string) {
  const [row] = await query<{ n: number }>(databaseUrl, `select count(*)::int as n from ${sql}`);
  tally.add(`rows ${row?.n}`, row?.n === 1 ? undefined : `${what}: ${row?.n} rows`);
}

/** An event of one client. */
const events = (type: string, signupId: number): string =>
  `onboarding.outbox_messages where type = '${type}' and envelope->'data'->>'signupId' = '${signupId}'`;

/** A hundred times the same at once (2.3.x): the first set-up, a mailed link (6.4.1), a second factor’s code. */
export async function raceForOnce(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('ASVS', 'a hundred at once for what is given once');
  const { browser, clientId, email, signupId } = await register(product);
  const setUps = await hundred(() =>
    browser.send('POST', '/api/client/setup', { clientId, password: newPassword() }),
  );
  judge(tally, setUps, 'first passwords', 1);
  await judgeRows(
    product,
    tally,
    'first passwords',
    events('onboarding.client-account.activated.v1', signupId),
  );

  await product.open().send('POST', '/api/client/reset', { clientId });
  const token = await tokenFor(product, email, /reset/);
  const reset = (given: string) =>
    product.open().send('POST', '/api/client/reset/confirm', { token: given, password: newPassword() });
  judge(tally, await hundred(() => reset(token)), 'uses of one reset link', 1);
  // Where all hundred were too many at once, this one is the winner.
  await patiently(() => reset(token));
  await judgeRows(
    product,
    tally,
    'uses of one reset link',
    events('onboarding.client-account.password-changed.v1', signupId),
  );
  const again = await patiently(() => reset(token));
  tally.add(again.status, again.status === 410 ? undefined : `a used link is answered ${again.status}`);
  const changed = await patiently(() => reset(`${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`));
  tally.add(
    changed.status,
    changed.status === 410 ? undefined : `a forged link is answered ${changed.status}`,
  );

  await raceWithOneCode(product, tally);
  return tally;
}

/** Ten browsers in which the password was right, each with the code that is on the screen. */
async function raceWithOneCode(product: AttackedProduct, tally: Tally): Promise<void> {
  const client = await activate(await register(product));
  const { key } = await addApp(await signIn(client), 'client');
  const { clientId, password } = client;
  const browsers: Caller[] = [];
  for (let index = 0; index < 5; index += 1) {
    const browser = product.open();
    await browser.send('POST', '/api/client/login', { clientId, password });
    browsers.push(browser);
  }
  // The one that the app was set up with is used; the clock may show a new one only in half a minute.
  await sleep(STEP_MS - (Date.now() % STEP_MS) + 200);
  const code = codeOf(key);
  const answers = await Promise.all(
    browsers.map((browser) => browser.send('POST', '/api/client/login/second-factor', { code })),
  );
  judge(tally, answers, 'uses of one code of an app', 1);
}

/** A hundred payments and signatures at once: one of each is there. */
export async function raceForRows(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('ASVS', 'a hundred payments, a hundred signatures at once');
  const { browser, signupId } = await register(product);
  const signature = { signupId, clientSignature: 'Ada Example', clientSignatureType: 'typed' };
  judge(tally, await hundred(() => browser.send('POST', '/api/payment', { signupId })), 'payments', AT_ONCE);
  judge(
    tally,
    await hundred(() => browser.send('POST', '/api/legal-agreement', signature)),
    'signatures',
    AT_ONCE,
  );
  for (const table of ['onboarding.payments', 'agreements.legal_agreements'])
    await judgeRows(product, tally, table, `${table} where signup_id = ${signupId}`);
  return tally;
}
