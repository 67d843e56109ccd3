import { judged } from '@rep13/faults/check/verdict';
import type { Outcome } from '../outcome.ts';
import { activate, register } from '../people/clients.ts';
import { hire, signInAdmin } from '../people/staff.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, Tally } from '../tally.ts';
import { compare } from './alike.ts';
import { guessAtOneAccount, guessFromOneAddress, lockOwnersOut } from './limits.ts';

const PROMISE =
  'guesses are limited, names that are not there look like those that are, owners are not locked out';

const CLIENTS = 15;
const COLLEAGUES = 5;
/** One fewer than lock an account. */
const FOR_EACH_CLIENT = 4;
const FOR_EACH_COLLEAGUE = 9;

export async function attackByGuessing(product: AttackedProduct): Promise<Outcome> {
  const tallies = [
    ...(await guessAtOneAccount(product)),
    await guessFromOneAddress(product),
    await lockOwnersOut(product),
    ...(await lookForClients(product)),
    await lookForStaff(product),
  ];
  const guesses = `${tallies.reduce((all, { tried }) => all + tried, 0)} guesses`;
  const isUndecided = tallies.some((tally) => tally.isUndecided);
  const summary = isUndecided ? `${guesses}, times not judged: the machine is too busy` : guesses;
  return { tallies, verdict: judged('S3', PROMISE, summary, faultsOf(tallies)) };
}

let askedSoFar = 0;

/** Nobody asks from one address so often that its own limit answers. */
function otherAddress(): string {
  askedSoFar += 1;
  return `127.6.0.${1 + (askedSoFar % 100)}`;
}

/** At the sign-in, and where a forgotten password is reset. */
async function lookForClients(product: AttackedProduct): Promise<Tally[]> {
  const names: { known: string; unknown: string }[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const { clientId } = await activate(await register(product));
    names.push({ known: clientId, unknown: changed(clientId) });
  }
  const signIns = new Tally('S3', 'known and unknown Client IDs at the sign-in');
  const pairs = Array.from({ length: FOR_EACH_CLIENT }, () => names).flat();
  await compare(signIns, pairs, (clientId) =>
    product.open(otherAddress()).send('POST', '/api/client/login', { clientId, password: 'a wrong guess' }),
  );
  const resets = new Tally('S3', 'known and unknown Client IDs at the reset');
  await compare(resets, [...names, ...names], (clientId) =>
    product.open(otherAddress()).send('POST', '/api/client/reset', { clientId }),
  );
  return [signIns, resets];
}

async function lookForStaff(product: AttackedProduct): Promise<Tally> {
  const admin = await signInAdmin(product);
  const names: { known: string; unknown: string }[] = [];
  for (let index = 0; index < COLLEAGUES; index += 1) {
    const { username } = await hire(product, admin, 'auditor');
    names.push({ known: username, unknown: `${username}x` });
  }
  const tally = new Tally('S3', 'known and unknown staff at the sign-in');
  const pairs = Array.from({ length: FOR_EACH_COLLEAGUE }, () => names).flat();
  await compare(tally, pairs, (username) =>
    product.open(otherAddress()).send('POST', '/api/admin/login', { username, password: 'a wrong guess' }),
  );
  return tally;
}

/** A Client ID of the same form that is nobody’s: with another last letter. */
const changed = (clientId: string): string => clientId.slice(0, -1) + (clientId.endsWith('A') ? 'B' : 'A');
