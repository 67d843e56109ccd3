import { CANARY } from '@rep13/testing/api';
import { judged } from '@rep13/faults/check/verdict';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, Tally } from '../tally.ts';
import { confide } from './confide.ts';
import { allTables, filesIn, MESSAGES_AND_JOBS, type Stored } from './places.ts';
import { searchFor } from './search.ts';
import { PASSWORDS, secretsOf } from './secrets.ts';

const PROMISE = 'no password, token, session id or typed text in logs, Redis, JetStream, messages';
const FOLDERS = ['logs', 'redis', 'nats'];
/** A word that must be in each place: a search that finds nothing at all proves nothing. */
const CERTAINLY_THERE: Readonly<Record<string, string>> = {
  logs: '/api/client/login',
  redis: 'limit-logins',
  nats: 'onboarding.signup.registered.v1',
};

/** Looks through everything that was stored, by this attack and by those before it. */
export async function attackForLeaks(product: AttackedProduct): Promise<Outcome> {
  const sent = await confide(product);
  const secrets = await secretsOf(product);
  const find = searchFor([...secrets, 'a wrong guess']);
  const secretsIn = ({ where, text }: Stored) =>
    [...find(text), ...new Set(text.match(PASSWORDS))].map((secret) => `${secret} in ${where}`);
  const textsIn = ({ where, text }: Stored) =>
    text.toLowerCase().includes(CANARY) ? [`${CANARY} in ${where}`] : [];

  const tallies = [sent];
  for (const folder of FOLDERS) {
    const files = await filesIn(product, folder);
    const found = files.flatMap((file) => [...secretsIn(file), ...textsIn(file)]);
    tallies.push(looked(`files of ${folder}`, files, found, CERTAINLY_THERE[folder]));
  }
  const tables = await allTables(product);
  const messages = tables.filter(({ where }) => MESSAGES_AND_JOBS.test(where));
  tallies.push(looked('tables, for secrets', tables, tables.flatMap(secretsIn), CANARY));
  tallies.push(looked('tables of messages and jobs, for texts', messages, messages.flatMap(textsIn)));
  const summary = `${secrets.length} secrets and one word in every text`;
  return { tallies, verdict: judged('S5', PROMISE, summary, faultsOf(tallies)) };
}

function looked(what: string, places: readonly Stored[], found: readonly string[], there?: string): Tally {
  const tally = new Tally('S5', what);
  for (const { where } of places) tally.add(found.some((line) => line.endsWith(where)) ? 'found' : 'nothing');
  tally.faults.push(...found.map((line) => `${what}: ${line}`));
  const bytes = places.reduce((all, { text }) => all + text.length, 0);
  tally.note(`${(bytes / 1_000_000).toFixed(1)} MB`);
  if (there && !places.some(({ text }) => text.includes(there)))
    tally.faults.push(`${what}: "${there}" is not found either, so the search is no proof`);
  return tally;
}
