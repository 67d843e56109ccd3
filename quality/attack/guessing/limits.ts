import { atOnce } from '../http/at-once.ts';
import { codeOf, type Answer } from '../http/caller.ts';
import { activate, register, signIn } from '../people/clients.ts';
import { hire, signInAdmin } from '../people/staff.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

/** As the product says for itself, in a minute: wrong passwords of one account, and of one address. */
const ONE_ACCOUNT = 10;
const ONE_ADDRESS = 100;

const addressOf = (network: number, index: number) => `127.${network}.0.${index + 1}`;

/** A guess was looked at when it is said to be wrong. */
const wasTried = ({ status }: Answer) => status === 401;

/** So many guesses at one account from several addresses, one after the other or all at once. */
async function guess(
  product: AttackedProduct,
  tally: Tally,
  network: number,
  path: string,
  credentials: object,
  { count, parallel }: { count: number; parallel: number },
): Promise<void> {
  const guesses = Array.from({ length: count }, (_, index) => index);
  const answers = await atOnce(parallel, guesses, (index) =>
    product
      .open(addressOf(network, index % 8))
      .send('POST', path, { ...credentials, password: `a wrong guess ${index}` }),
  );
  for (const answer of answers) tally.add(answer.status);
  const tried = answers.filter(wasTried).length;
  if (tried > ONE_ACCOUNT) tally.faults.push(`${tally.what}: ${tried} of ${count} guesses were tried`);
}

/** One account, of a client or of staff, from many addresses. */
export async function guessAtOneAccount(product: AttackedProduct): Promise<Tally[]> {
  const [one, other] = [await activate(await register(product)), await activate(await register(product))];
  const admin = await signInAdmin(product);
  const colleague = await hire(product, admin, 'auditor');
  const inTurn = new Tally('S3', 'guesses at a client’s password');
  const atTheSameTime = new Tally('S3', 'the same, all at once');
  const staff = new Tally('S3', 'guesses at a password of staff');
  const clientPath = '/api/client/login';
  await guess(product, inTurn, 1, clientPath, { clientId: one.clientId }, { count: 20, parallel: 1 });
  await guess(
    product,
    atTheSameTime,
    2,
    clientPath,
    { clientId: other.clientId },
    { count: 40, parallel: 40 },
  );
  const { username } = colleague;
  await guess(product, staff, 3, '/api/admin/login', { username }, { count: 40, parallel: 8 });
  return [inTurn, atTheSameTime, staff];
}

/** Many accounts from one address; forged headers make it no other one. */
export async function guessFromOneAddress(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('S3', 'guesses at many accounts from one address');
  const count = ONE_ADDRESS + 30;
  const answers = await atOnce(
    8,
    Array.from({ length: count }, (_, index) => index),
    (index) => {
      const forged = `203.0.113.${index}`;
      const body = JSON.stringify({ username: `nobody${index}`, password: 'a wrong guess' });
      const headers = { 'X-Forwarded-For': forged, 'X-Real-IP': forged, Forwarded: `for=${forged}` };
      return product.open('127.4.0.1').ask('POST', '/api/admin/login', { body, headers });
    },
  );
  for (const answer of answers) tally.add(answer.status);
  const tried = answers.filter(wasTried).length;
  if (tried > ONE_ADDRESS) tally.faults.push(`${tally.what}: ${tried} of ${count} guesses were tried`);
  return tally;
}

/** A stranger locks the account; its owner, in a browser that has signed in before, still gets in. */
export async function lockOwnersOut(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('S3', 'owners whom a stranger locks out');
  const client = await activate(await register(product));
  await signIn(client);
  const admin = await signInAdmin(product);
  const colleague = await hire(product, admin, 'auditor');
  const owners = [
    { path: '/api/client/login', name: { clientId: client.clientId }, ...client },
    { path: '/api/admin/login', name: { username: colleague.username }, ...colleague },
  ];
  for (const [index, { path, name, browser, password }] of owners.entries()) {
    const stranger = product.open(addressOf(5, index));
    for (let guesses = 0; guesses < 15; guesses += 1)
      await stranger.send('POST', path, { ...name, password: 'a wrong guess' });
    const shut = await stranger.send('POST', path, { ...name, password });
    const found = `answered ${shut.status} ${codeOf(shut)}`;
    const isShut = [423, 429].includes(shut.status);
    tally.add(shut.status, isShut ? undefined : `the stranger is not stopped, ${found}`);
    const owner = await browser.send('POST', path, { ...name, password });
    tally.add(owner.status, owner.status === 200 ? undefined : `the owner is answered ${owner.status}`);
  }
  return tally;
}
