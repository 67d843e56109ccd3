import { setTimeout as sleep } from 'node:timers/promises';
import { buildSignupBody } from '@rep13/testing/api';
import { READABLE, UNREADABLE } from '../addresses/hostile-values.ts';
import { tediousBodies } from '../excess/tedious-bodies.ts';
import type { Caller } from '../http/caller.ts';
import { begin, type Slow, type Trickle } from '../http/trickle.ts';
import { newAuthority, tryToFile, withLink } from '../people/authorities.ts';
import { SLOW_CHECK, SLOW_VERIFICATION } from '../slow/slow-senders.ts';

/** One of the crowd, at an address of its own. */
export interface Sender {
  readonly url: string;
  readonly caller: Caller;
  readonly address: string;
  readonly index: number;
  isOver(): boolean;
}

/** What the whole crowd does at one time. */
export interface Kind {
  readonly what: string;
  /** @returns how many requests this sender made */
  behave(sender: Sender): Promise<number>;
}

/** Connections that one slow sender has open: its whole share, and the crowd three times all places. */
const CONNECTIONS = 50;
const AGAIN_MS = 500;
/** Requests of one turn at links; and of one that causes mails: a registration, the work for an order, the order. */
const LINK_CALLS = 5;
const MAIL_CALLS = 3;

/** Does one thing after another until it is over. */
async function again(
  sender: Sender,
  act: (turn: number) => Promise<unknown>,
  requestsEach = 1,
): Promise<number> {
  let turn = 0;
  for (; !sender.isOver(); turn += 1) await act(turn);
  return turn * requestsEach;
}

/** Begins a new slow request for each that was hung up on. */
async function slowly(sender: Sender, kind: Omit<Trickle, 'address'>): Promise<number> {
  const { url, address } = sender;
  let begun = 0;
  let open: Slow[] = [];
  while (!sender.isOver()) {
    open = open.filter((one) => !one.isClosed());
    for (; open.length < CONNECTIONS; begun += 1) open.push(begin(url, { ...kind, address }));
    await sleep(AGAIN_MS);
  }
  for (const one of open) one.stop();
  return begun;
}

const SMALL = tediousBodies(100_000);
const VALUES = Object.values({ ...UNREADABLE, ...READABLE });
const PATHS = ['/api/authority-requests/', '/api/register/', '/api/register?q=', '/badge/', '/api/verify/'];

export const KINDS: readonly Kind[] = [
  {
    what: 'bodies of many names, values and levels',
    behave: (sender) =>
      again(sender, (turn) =>
        sender.caller.ask('POST', '/api/compliance-check', { body: SMALL[turn % SMALL.length]?.body }),
      ),
  },
  {
    what: 'addresses that nobody can read',
    behave: (sender) =>
      again(sender, (turn) => {
        const path = PATHS[turn % PATHS.length] ?? '';
        return sender.caller.ask('GET', `${path}${VALUES[(turn + sender.index) % VALUES.length]}`);
      }),
  },
  { what: `bodies that come in slowly, ${CONNECTIONS} each`, behave: (sender) => slowly(sender, SLOW_CHECK) },
  {
    what: `files that come in slowly, ${CONNECTIONS} each`,
    behave: (sender) => slowly(sender, SLOW_VERIFICATION),
  },
  {
    what: 'links and orders in turn',
    behave: (sender) => again(sender, (turn) => tryLinks(sender, turn), LINK_CALLS),
  },
  {
    what: 'mails to one mailbox',
    behave: (sender) => again(sender, (turn) => causeMail(sender, turn), MAIL_CALLS),
  },
];

/** Guesses at links, asks for new ones, and tokens of resets that nobody has. */
async function tryLinks({ caller }: Sender, turn: number): Promise<void> {
  const reference = 'A-ZZZZ-ZZZZ';
  const path = `/api/authority-requests/${reference}`;
  const token = String(turn).padStart(43, 'A');
  await withLink(caller, token, 'GET', path);
  await withLink(caller, token, 'POST', `${path}/confirm`, { code: token });
  await caller.send('POST', `${path}/link`, {});
  await caller.send('POST', '/api/client/reset/confirm', { token, password: 'harbour at dawn 77' });
  await caller.send('POST', '/api/signup/resume', { token });
}

/** Registers companies and files orders in the name of one mailbox, until the limits of the address are reached and on. */
async function causeMail({ caller, index }: Sender, turn: number): Promise<void> {
  const tag = `${index}x${turn}`;
  const body = buildSignupBody({ legalContactEmail: `bombed+${tag}@victims.attacked.example` });
  await caller.send('POST', '/api/signup', body);
  await tryToFile(caller, turn % 4 === 0 ? newAuthority() : `bombed+a${tag}@victims.attacked.example`);
}
