import { GetMandateClient } from '@rep13/contracts-agreements';
import { TICKET_SORTS } from '@rep13/contracts-sla/constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import { FindClientSignup } from '@rep13/contracts-onboarding';
import { CountTickets, FileAuthorityRequest, ListTicketAuthorities, ListTickets } from '@rep13/contracts-sla';
import { NotFound } from '@rep13/service-kit';
import { buildRequest } from '../../test/authority-request.ts';
import { SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const CLIENT_ID = 'DSA-ABC234';
const REGISTER_NUMBER = 'R13-ABCDEFGH';

/** Each its own mailbox, as one address may not send many. */
const ORDERS = {
  acm: {
    ownReference: 'ACM/26/1234',
    officerName: 'Eva de Vries',
    urls: ['https://acme.example/offer?id=77'],
  },
  arcom: {
    authorityName: 'Arcom',
    email: 'luc@arcom.fr',
    officerName: 'Luc Martin',
    memberState: 'France' as const,
    ownReference: 'ARC-9',
    urls: ['https://acme.example/autre'],
    target: 'Nobody we know',
  },
  bka: {
    kind: 'information' as const,
    authorityName: 'BKA',
    email: 'post@bka.de',
    officerName: null,
    memberState: 'Germany' as const,
    ownReference: null,
    urls: [],
    identifiers: ['@seller_9000'],
  },
};

describe('the orders that authorities filed', () => {
  let service: SlaUnderTest;
  const nameOf: Record<string, string> = {};
  beforeAll(async () => {
    service = await startSla();
    service.stubbedServices.answer(FindClientSignup, ({ clientId }) => {
      if (clientId !== CLIENT_ID) throw new NotFound();
      return { signupId: SIGNUP };
    });
    service.stubbedServices.answer(GetMandateClient, ({ registerNumber }) => {
      if (registerNumber !== REGISTER_NUMBER) throw new NotFound();
      return { registerNumber, signupId: SIGNUP };
    });
    for (const [name, given] of Object.entries(ORDERS)) {
      const { reference } = await service.call(FileAuthorityRequest, buildRequest(given));
      nameOf[reference] = name;
    }
    await service.open({ authorityName: 'acm', urgencyLevel: 'critical' });
  });
  afterAll(() => service.stop());

  const found = async (query: PayloadOf<ListTickets>) =>
    (await service.call(ListTickets, query)).map(
      ({ authorityReference }) => nameOf[authorityReference ?? ''] ?? 'typed in',
    );

  it.each([
    ['the authority’s own reference', 'ACM/26/1234', ['acm']],
    ['a part of it, in any case', 'arc-9', ['arcom']],
    ['the officer', 'de vries', ['acm']],
    ['the officer, typed with other keys', '“Luc Martín”,', ['arcom']],
    ['the officer’s mail address', 'luc@arcom.fr', ['arcom']],
    ['a whole URL', 'https://acme.example/offer?id=77', ['acm']],
    ['a part of a URL', 'acme.example/autre', ['arcom']],
    ['an account name', '@seller_9000', ['bka']],
    ['the Client ID', CLIENT_ID.toLowerCase(), ['typed in', 'bka', 'acm']],
    ['the register number', REGISTER_NUMBER, ['typed in', 'bka', 'acm']],
    ['a Client ID that nobody has', 'DSA-ZZZ234', []],
  ])('are found by %s', async (_, search, expected) => {
    expect(await found({ search })).toEqual(expected);
    expect(await service.call(CountTickets, { search })).toBe(expected.length);
  });

  it('are found by our own reference', async () => {
    for (const [search, name] of Object.entries(nameOf)) expect(await found({ search })).toEqual([name]);
  });

  it.each<[PayloadOf<ListTickets> & PayloadOf<CountTickets>, string[]]>([
    [{ authority: 'ACM' }, ['typed in', 'acm']],
    [{ issuingState: 'France' }, ['arcom']],
    [{ orderKind: 'information' }, ['bka']],
    [{ orderKind: 'act', authority: 'Árcom' }, ['arcom']],
    [{ search: CLIENT_ID, signupId: 987_654_321 }, []],
    [{ search: CLIENT_ID, orderKind: 'act' }, ['acm']],
  ])('are filtered by %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
    expect(await service.call(CountTickets, query)).toBe(expected.length);
  });

  it('are filtered by the authorities that there are', async () => {
    const names = await service.call(ListTicketAuthorities, {});
    expect(names.map((name) => name.toLowerCase())).toEqual(['acm', 'arcom', 'bka']);
  });

  it.each<[PayloadOf<ListTickets>['sort'], string[]]>([
    ['authority', ['typed in', 'acm', 'arcom', 'bka']],
    ['client', ['arcom', 'typed in', 'bka', 'acm']],
    ['urgency', ['typed in', 'bka', 'arcom', 'acm']],
    ['state', ['typed in', 'arcom', 'bka', 'acm']],
    ['kind', ['typed in', 'arcom', 'acm', 'bka']],
    ['contact', ['typed in', 'bka', 'arcom', 'acm']],
  ])('are sorted by %s', async (sort, expected) => {
    expect(await found({ sort })).toEqual(expected);
  });

  it.each(TICKET_SORTS)('are turned page by page, sorted by %s, without a gap or a double', async (sort) => {
    const whole = await found({ sort });
    const seen: string[] = [];
    let cursor: number | undefined;
    for (;;) {
      const page = await service.call(ListTickets, { sort, limit: 1, cursor });
      const [row] = page;
      if (!row) break;
      seen.push(nameOf[row.authorityReference ?? ''] ?? 'typed in');
      cursor = row.id;
    }
    expect(seen).toEqual(whole);
  });

  it.each(TICKET_SORTS.filter((sort) => sort !== 'newest'))('are sorted by %s by an index', async (sort) => {
    const columns = { due: 'next_due_at', contact: 'authority_contact_date' };
    const column = sort in columns ? columns[sort as keyof typeof columns] : undefined;
    const [index] = await service.db.query<{ found: number }[]>(
      `select count(*)::integer as found from pg_indexes where tablename = 'sla_tickets' and indexdef like $1`,
      [`%(${column ?? ''}%`],
    );
    expect(index?.found).toBeGreaterThan(0);
  });
});
