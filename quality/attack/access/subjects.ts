import { IDS, type Which } from '@rep13/testing/api';
import { must, taken, type Caller } from '../http/caller.ts';
import { becomeClient } from '../people/clients.ts';
import { hire } from '../people/staff.ts';
import { query } from '@rep13/faults/product/database';
import type { AttackedProduct } from '../product/attacked-product.ts';

type Pair = Readonly<Record<'own' | 'other', number>>;

/** What staff acts upon: nobody else of the matrix is hurt by it. By the beginning of the address. */
export type Subjects = Readonly<Record<string, Pair>>;

export const idOf = (pair: Pair, which: Which): number => (which === 'absent' ? IDS.absent : pair[which]);

export async function makeSubjects(product: AttackedProduct, admin: Caller): Promise<Subjects> {
  const clients = [await becomeClient(product), await becomeClient(product)].map(({ signupId }) => signupId);
  const staff = [await hire(product, admin, 'auditor'), await hire(product, admin, 'auditor')];
  const made = (path: string, body: (signupId: number) => object) =>
    Promise.all(clients.map(async (id) => (await must<{ id: number }>(admin, 'POST', path, body(id))).id));
  const emails = taken<{ id: number }[]>(await admin.ask('GET', '/api/admin/emails?limit=2'));
  return {
    '/api/admin/clients': pairOf(clients),
    '/api/admin/users': pairOf(staff.map(({ id }) => id)),
    '/api/admin/sla-tickets': pairOf(await made('/api/admin/sla-tickets', ticketFor)),
    '/api/admin/legal-holds': pairOf(
      await made('/api/admin/legal-holds', (signupId) => ({ signupId, reason: 'a claim' })),
    ),
    '/api/admin/emails': pairOf(emails.map(({ id }) => id)),
    '/api/admin/incidents': pairOf(await inserted(product, INCIDENTS)),
    '/api/admin/dead-letters': pairOf(await inserted(product, DEAD_LETTERS)),
  };
}

const pairOf = ([own = 0, other = 0]: readonly number[]): Pair => ({ own, other });

const ticketFor = (signupId: number) => ({
  signupId,
  authorityName: 'ACM',
  authorityContactDate: new Date().toISOString(),
  urgencyLevel: 'normal',
});

async function inserted({ databaseUrl }: AttackedProduct, sql: string): Promise<number[]> {
  return (await query<{ id: number | string }>(databaseUrl, sql)).map(({ id }) => Number(id));
}

/** Services that were down and events that nobody could handle: calls from outside bring neither about. */
const INCIDENTS = `
  insert into gateway.status_incidents (service, worst, opened_at, closed_at)
  select 'sla', 'down', now(), now() from generate_series(1, 2) returning id`;
const DEAD_LETTERS = `
  insert into sla.dead_letters (consumer, event_id, message, last_error, dead_at)
  select 'sla-of-an-attack', 'event ' || n, '{}', 'nobody handles it', now() from generate_series(1, 2) n
  returning id`;
