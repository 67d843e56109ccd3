import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@rep13/testing';
import { VALID_BODIES } from '@rep13/testing/api';
import { pdfOf } from '@rep13/testing/files';
import { judged } from '@rep13/faults/check/verdict';
import type { Answer } from '../http/caller.ts';
import { form } from '../http/form.ts';
import { begin, type Slow, type Trickle } from '../http/trickle.ts';
import type { Outcome } from '../outcome.ts';
import { file } from '../people/authorities.ts';
import { register } from '../people/clients.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, Tally } from '../tally.ts';
import { SLOW_CHECK, SLOW_VERIFICATION, slowFile, slowOrderFile } from './slow-senders.ts';

const PROMISE = 'whoever sends slowly takes a share only: others still upload, verify and register';
/** Together more bodies than the product takes at a time from everybody. */
const ADDRESSES = 4;
const REQUESTS = { bodies: 130, uploads: 6 };
const ROUNDS = 4;
const BETWEEN_ROUNDS_MS = 2_500;

type Doing = Readonly<Record<string, () => Promise<Answer>>>;

export async function attackSlowly(product: AttackedProduct): Promise<Outcome> {
  const others = await meetOthers(product);
  const registration = await register(product, {}, '127.40.9.1');
  const cookie = [...registration.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const filed = await file(product.open('127.40.9.2'));
  const uploads = [
    SLOW_VERIFICATION,
    slowFile(registration.signupId, cookie),
    slowOrderFile(filed.reference, filed.token),
  ];
  const tallies = [
    await disturb(product, 'bodies that come in slowly', [SLOW_CHECK], REQUESTS.bodies, others),
    await disturb(product, 'files that come in slowly', uploads, REQUESTS.uploads, others),
  ];
  const summary = `${tallies.reduce((all, { tried }) => all + tried, 0)} calls of others meanwhile`;
  return { tallies, verdict: judged('SLOW', PROMISE, summary, faultsOf(tallies)) };
}

/** So many requests of each kind from every address, and what others are answered until the last is hung up on. */
async function disturb(
  { url }: AttackedProduct,
  what: string,
  kinds: readonly Omit<Trickle, 'address'>[],
  requests: number,
  others: Doing,
): Promise<Tally> {
  const tally = new Tally('SLOW', `others, during ${what}`);
  const slow: Slow[] = [];
  for (const kind of kinds)
    for (let address = 1; address <= ADDRESSES; address += 1)
      for (let index = 0; index < requests; index += 1)
        slow.push(begin(url, { ...kind, address: `127.40.0.${address}` }));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(BETWEEN_ROUNDS_MS);
      for (const [name, ask] of Object.entries(others)) await judge(tally, name, ask);
    }
    await eventually(() => slow.every((one) => one.isClosed()), {
      fact: `all ${what} are hung up on`,
      withinMs: 30_000,
    }).catch(({ message }: Error) => tally.faults.push(`${tally.what}: ${message}`));
    tally.note(answersOf(slow));
  } finally {
    for (const one of slow) one.stop();
  }
  return tally;
}

async function judge(tally: Tally, name: string, ask: () => Promise<Answer>): Promise<void> {
  const { status, text } = await ask();
  const isTaken = status === 200 || status === 201;
  tally.add(status, isTaken ? undefined : `${name} is answered ${status} ${text.slice(0, 80)}`);
}

/** How the slow ones ended. */
function answersOf(slow: readonly Slow[]): string {
  const counts = new Map<number, number>();
  for (const one of slow) counts.set(one.status(), (counts.get(one.status()) ?? 0) + 1);
  return `slow ones: ${[...counts].map(([status, count]) => `${status} ×${count}`).join(', ')}`;
}

/** A visitor, a company that has registered and an authority, each at an address of its own. */
async function meetOthers(product: AttackedProduct): Promise<Doing> {
  const visitor = product.open('127.40.8.1');
  const { browser, signupId } = await register(product, {}, '127.40.8.2');
  const authority = product.open('127.40.8.3');
  const { reference, token } = await file(authority);
  const pdf = () => form('policy.pdf', pdfOf());
  return {
    'a check': () => visitor.send('POST', '/api/compliance-check', VALID_BODIES['ComplianceCheckBody']),
    'a document to verify': () => visitor.ask('POST', '/api/verify', pdf()),
    'a file of a provider': () => browser.ask('POST', `/api/provider-information/${signupId}/files`, pdf()),
    'a file of an authority': () => {
      const sent = pdf();
      const headers = { ...sent.headers, Authorization: `Bearer ${token}` };
      return authority.ask('POST', `/api/authority-requests/${reference}/files`, { ...sent, headers });
    },
  };
}
