import { eventually } from '@rep13/testing';
import { judged } from '@rep13/faults/check/verdict';
import { faultOf } from '../bodies/judge.ts';
import { codeOf, must, patiently, type Answer, type Caller } from '../http/caller.ts';
import { form } from '../http/form.ts';
import type { Outcome } from '../outcome.ts';
import { file } from '../people/authorities.ts';
import { becomeClient, register, signIn } from '../people/clients.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { query } from '@rep13/faults/product/database';
import { faultsOf, Tally } from '../tally.ts';
import { GOOD_FILE, HOSTILE_FILES, NO_LETTERS, type Sent } from './hostile-files.ts';

const PROMISE = 'no file that acts by itself, or is not what it says, is kept or shown to anybody';

/** Where files are left, by whom, and the table in which they are kept. */
interface Place {
  readonly what: string;
  readonly table: string;
  readonly hostile: readonly Sent[];
  leave(sent: Sent): Promise<Answer>;
}

export async function attackWithFiles(product: AttackedProduct): Promise<Outcome> {
  const places = [await providersFiles(product), await authoritysFiles(product), await signedLetter(product)];
  const tallies: Tally[] = [];
  for (const place of places) tallies.push(await leaveAll(product, place));
  tallies.push(await verifyAll(product));
  const summary = `${tallies.reduce((all, { tried }) => all + tried, 0)} files at ${tallies.length} places`;
  return { tallies, verdict: judged('FILES', PROMISE, summary, faultsOf(tallies)) };
}

/** Each is refused and leaves no row; then a good one is taken, or the refusals would prove nothing. */
async function leaveAll({ databaseUrl }: AttackedProduct, place: Place): Promise<Tally> {
  const tally = new Tally('FILES', place.what);
  const storedRows = async () => (await query(databaseUrl, `select 1 from ${place.table}`)).length;
  const before = await storedRows();
  for (const sent of place.hostile) {
    const answer = await place.leave(sent);
    const isRefused = answer.status >= 400 && answer.status < 500;
    const fault = faultOf(answer) ?? (isRefused ? undefined : `is taken with ${answer.status}`);
    tally.add(`${answer.status} ${codeOf(answer)}`, fault && `${sent.what} ${fault}`);
  }
  const left = (await storedRows()) - before;
  if (left > 0) tally.faults.push(`${place.what}: ${left} of those that were refused are in ${place.table}`);
  const good = await place.leave(GOOD_FILE);
  const isTaken = good.status === 200 || good.status === 201;
  tally.add(
    good.status,
    isTaken ? undefined : `${GOOD_FILE.what} is refused too: ${good.text.slice(0, 120)}`,
  );
  return tally;
}

const leaver =
  (caller: Caller, path: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ name, bytes }: Sent): Promise<Answer> => {
    const sent = form(name, bytes);
    return patiently(() => caller.ask('POST', path, { ...sent, headers: { ...sent.headers, ...headers } }));
  };

async function providersFiles(product: AttackedProduct): Promise<Place> {
  const { browser, signupId } = await register(product);
  return {
    what: 'files of a provider that has no account yet',
    table: 'onboarding.provider_files',
    hostile: HOSTILE_FILES,
    leave: leaver(browser, `/api/provider-information/${signupId}/files`),
  };
}

async function authoritysFiles(product: AttackedProduct): Promise<Place> {
  const caller = product.open();
  const { reference, token } = await file(caller);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    what: 'files of who filed an order',
    table: 'sla.ticket_files',
    hostile: HOSTILE_FILES,
    leave: leaver(caller, `/api/authority-requests/${reference}/files`, headers),
  };
}

/** The letter waits once the mandate is in force, a moment after the signature. */
async function signedLetter(product: AttackedProduct): Promise<Place> {
  const browser = await signIn(await becomeClient(product));
  const letters = () => must<{ id: number; state: string }[]>(browser, 'GET', '/api/client/designation');
  const { id } = await eventually(async () => (await letters()).find(({ state }) => state === 'draft'), {
    fact: 'a letter of designation waits for its signature',
    withinMs: 30_000,
  });
  return {
    what: 'letters that a client has signed elsewhere',
    table: 'agreements.designations where letter_sha256 is not null',
    hostile: [...HOSTILE_FILES, ...NO_LETTERS],
    leave: leaver(browser, `/api/client/designation/${id}/letter`),
  };
}

/** Anybody may ask whether a PDF is ours: it is only looked at, and none of these breaks who looks. */
async function verifyAll(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('FILES', 'files that strangers have verified');
  for (const sent of [...HOSTILE_FILES, ...NO_LETTERS, GOOD_FILE]) {
    const answer = await leaver(product.open(), '/api/verify')(sent);
    const fault = faultOf(answer);
    tally.add(`${answer.status} ${codeOf(answer)}`.trim(), fault && `${sent.what} ${fault}`);
  }
  return tally;
}
