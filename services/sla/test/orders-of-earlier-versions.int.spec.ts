import { HOUR_MS } from '@rep13/contracts-constants';
import { ClassifyTicket, ListTickets } from '@rep13/contracts-sla';
import { migrate } from '@rep13/service-kit';
import { createServiceDatabase, eventually, type ServiceDatabase } from '@rep13/testing';
import { sla } from '../src/service.ts';
import { startSla, type SlaUnderTest } from './sla-under-test.ts';

const NEW = /1799600000(2\d\d|75\d|77\d|793)$/;
/** What orders were classified by. */
const CATEGORIES: readonly (readonly [string, string | null])[] = [
  ['animal-welfare', 'STATEMENT_CATEGORY_ANIMAL_WELFARE'],
  ['consumer-information', 'STATEMENT_CATEGORY_CONSUMER_INFORMATION'],
  ['cyber-violence', null],
  ['data-protection', 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS'],
  ['illegal-speech', 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH'],
  ['intellectual-property', 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS'],
  ['civic-discourse', 'STATEMENT_CATEGORY_NEGATIVE_EFFECTS_ON_CIVIC_DISCOURSE_OR_ELECTIONS'],
  ['minors', 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS'],
  ['public-security', 'STATEMENT_CATEGORY_RISK_FOR_PUBLIC_SECURITY'],
  ['scams', 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD'],
  ['self-harm', 'STATEMENT_CATEGORY_SELF_HARM'],
  ['unsafe-products', 'STATEMENT_CATEGORY_UNSAFE_AND_PROHIBITED_PRODUCTS'],
  ['violence', 'STATEMENT_CATEGORY_VIOLENCE'],
  ['other', null],
];

describe('an order of an earlier version', () => {
  let database: ServiceDatabase;
  let service: SlaUnderTest;
  const now = Date.now();
  const ago = (hours: number) => new Date(now - hours * HOUR_MS);
  const ids: Record<string, number> = {};

  async function insert(name: string, given: Record<string, unknown>): Promise<void> {
    const row = {
      signup_id: 123_456_789,
      ticket_number: `SLA-2026-${String(Object.keys(ids).length + 1).padStart(5, '0')}`,
      authority_name: 'ACM',
      authority_contact_date: ago(100),
      response_date: ago(99),
      updated_at: ago(50),
      ...given,
    };
    const columns = Object.keys(row);
    const [inserted] = await database.query<{ id: number }>(
      `insert into sla.sla_tickets (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})
       returning id`,
      Object.values(row),
    );
    ids[name] = inserted!.id;
  }

  beforeAll(async () => {
    const migrations = sla.migrations.filter(({ name }) => !NEW.test(name));
    database = await createServiceDatabase({ ...sla, migrations });
    await insert('silent', { status: 'in_progress' });
    await insert('refused', { status: 'responded', outcome: 'refused', effect_at: ago(2) });
    await insert('waiting', { status: 'awaiting_authority', paused_at: ago(90) });
    await insert('written', { status: 'in_progress' });
    await insert('moved', {
      status: 'in_progress',
      source: 'authority',
      authority_reference: 'A-ABCD-EFGH',
      answer_started_at: ago(100),
      answer_due_at: ago(-40),
      next_due_at: ago(-40),
      next_due: 'answer',
    });
    await insert('missed', {
      status: 'in_progress',
      answer_started_at: ago(100),
      answer_due_at: ago(10),
      answer_missed_at: ago(10),
      next_due_at: ago(10),
      next_due: 'answer',
    });
    await database.query(
      `insert into sla.ticket_messages (ticket_id, direction, author, body, created_at)
       values ($1, 'client_to_staff', 'client:123456789', 'It is gone', $2)`,
      [ids['written'], ago(30)],
    );
    await database.query(
      `insert into sla.authority_requests (reference, state, ticket_id, kind, authority_name, email, target,
         legal_basis, urls, deadline_at, received_at)
       values ('A-ABCD-EFGH', 'received', $1, 'act', 'ACM', 'eva@acm.nl', 'Acme', E'Article 5\\n of the Act',
         '{https://a.example,https://b.example}', $2, $3)`,
      [ids['moved'], ago(-20), ago(100)],
    );
    await insert('lifted', {
      status: 'in_progress',
      order_kind: 'act',
      forwarded_to_client: true,
      outcome: 'given',
    });
    await database.query(
      `insert into sla.authority_requests (reference, state, ticket_id, kind, authority_name, email, target,
         do_not_inform, received_at)
       values ('A-ABCD-EFGJ', 'received', $1, 'act', 'ACM', 'eva@acm.nl', 'Acme', true, $2)`,
      [ids['lifted'], ago(100)],
    );
    for (const [category] of CATEGORIES)
      await insert(category, {
        status: 'responded',
        order_kind: 'act',
        issuing_state: 'Netherlands',
        category,
      });
    await migrate(sla, database.url);
    service = await startSla({ DATABASE_URL: database.serviceUrl });
  });
  afterAll(async () => {
    await service?.stop();
    await database?.drop();
  });

  const settled = (name: string, nextDue: string) =>
    eventually(
      async () => {
        const ticket = await service.get(ids[name]!);
        return ticket.nextDue === nextDue && ticket;
      },
      { fact: `the order that was ${name} waits for ${nextDue}` },
    );

  it('that was due nothing is our turn', async () => {
    expect(await settled('silent', 'step')).toMatchObject({ nextDueBy: 'staff', events: [] });
  });

  it('that was refused has no time of effect', async () => {
    expect(await settled('refused', 'step')).toMatchObject({ outcome: 'refused', effectAt: null });
  });

  it('that waited for its authority without an end is ours again once that is over', async () => {
    expect((await settled('waiting', 'step')).events.map(({ action }) => action)).toEqual(['authority-miss']);
  });

  it('whose client wrote last is to be read', async () => {
    expect(await settled('written', 'message')).toMatchObject({ unreadSince: ago(30).toISOString() });
  });

  it('has the date of its authority back, which pauses had moved', async () => {
    const named = ago(-20).toISOString();
    const isDueThen = async () => (await service.get(ids['moved']!)).nextDueAt === named;
    await eventually(isDueThen, { fact: 'the order was due when its authority had said' });
    expect(await settled('moved', 'answer')).toMatchObject({ answerDueAt: named });
  });

  it('that nobody was to be informed of urges to tell no user, though its client may know', async () => {
    expect(await service.get(ids['lifted']!)).toMatchObject({
      userTold: { state: 'may-not', because: 'The authority had asked to inform nobody of its order.' },
      userUntoldSince: null,
    });
  });

  it.each(CATEGORIES)('that was about %s is now in the category %s', async (before, now) => {
    expect(await service.get(ids[before]!)).toMatchObject({ category: now, subcategory: null });
  });

  it('that lacks a category, a sub-category or a number of items is listed for the report', async () => {
    const listed = await service.call(ListTickets, { reportIncomplete: true });
    const numbers = listed.map(({ id }) => id);
    for (const [before] of CATEGORIES) expect(numbers).toContain(ids[before]);
  });

  it('has the provisions and the number of items that its authority filed', async () => {
    expect(await service.get(ids['moved']!)).toMatchObject({
      citedProvisions: ['Article 5 of the Act'],
      itemCount: 2,
    });
  });

  it('told its authority of the receipt by a person where there was no address, and else nobody knows when', async () => {
    const informed = { receiptInformedAt: ago(99).toISOString(), receiptAutomatic: false };
    expect(await service.get(ids['silent']!)).toMatchObject(informed);
    expect(await service.get(ids['moved']!)).toMatchObject({
      receiptInformedAt: null,
      receiptAutomatic: null,
    });
  });

  it('goes on to be classified by the release before, which reads what this one says', async () => {
    const ticketId = ids['silent']!;
    const ofBefore = (category: string) =>
      database.query('update sla.sla_tickets set category = $2 where id = $1', [ticketId, category]);
    const before = async () =>
      (
        await database.query<{ category: string }>('select category from sla.sla_tickets where id = $1', [
          ticketId,
        ])
      )[0];
    await ofBefore('scams');
    expect(await service.get(ticketId)).toMatchObject({ category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD' });
    const category = 'STATEMENT_CATEGORY_CYBER_VIOLENCE_AGAINST_WOMEN';
    await service.call(ClassifyTicket, { ticketId, category });
    expect(await before()).toEqual({ category: 'cyber-violence' });
    await ofBefore('other');
    expect(await service.get(ticketId)).toMatchObject({ category: null });
  });

  it('has missed what it has missed', async () => {
    expect(await settled('missed', 'answer')).toMatchObject({
      answerOnTime: false,
      answerMissedAt: ago(10).toISOString(),
    });
  });
});
