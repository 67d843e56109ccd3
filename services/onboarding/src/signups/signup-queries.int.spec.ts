import {
  CountSignups,
  GetClientDetail,
  GetSignupSources,
  GetSignupStatistics,
  GetSignupTotals,
  ListSignups,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { pay } from '../../test/pay.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
beforeEach(() => service.db.query('delete from subscriptions; delete from payments; delete from signups'));
afterAll(() => service.stop());

const suspend = (id: number) =>
  service.db.query(`update signups set account_status = 'suspended' where id = $1`, [id]);
const ids = async (query: ListSignups) => (await service.call(ListSignups, query)).map(({ id }) => id);

describe('the list of signups', () => {
  it("is searched by company, legal contact's email and Client ID", async () => {
    const harbour = await createSignup(service, { companyName: 'Harbour Notes' });
    const kite = await createSignup(service, { legalContactEmail: 'ada@kitewing.example' });

    expect(await ids({ search: 'bour no' })).toEqual([harbour.id]);
    expect(await ids({ search: '@KITEWING' })).toEqual([kite.id]);
    expect(await ids({ search: kite.clientId.toLowerCase() })).toEqual([kite.id]);
    expect(await ids({ search: 'Springfield' })).toEqual([]);
  });

  it('takes the wildcards of a search for what they are', async () => {
    const { id } = await createSignup(service, { companyName: '100%_\\ Pure' });
    await createSignup(service, { companyName: '100 times pure' });

    expect(await ids({ search: '100%' })).toEqual([id]);
    expect(await ids({ search: '%_%' })).toEqual([]);
    expect(await ids({ search: '00%_\\ pu' })).toEqual([id]);
  });

  it('says when the fee was paid, and holds only the paid or the unpaid if asked so', async () => {
    const unpaid = await createSignup(service);
    const paid = await createSignup(service);
    const { paidAt } = await pay(service, paid.id);

    expect(await service.call(ListSignups, { paid: true })).toEqual([
      expect.objectContaining({ id: paid.id, paidAt }),
    ]);
    expect(await service.call(ListSignups, { paid: false })).toEqual([
      expect.objectContaining({ id: unpaid.id, paidAt: null }),
    ]);
  });

  it('holds only one state of the account if asked so, with every other filter', async () => {
    const pending = await createSignup(service);
    const suspended = await createSignup(service);
    await suspend(suspended.id);
    await pay(service, pending.id);

    expect(await ids({ accountStatus: 'suspended' })).toEqual([suspended.id]);
    expect(await ids({ accountStatus: 'pending', paid: true, search: 'acme' })).toEqual([pending.id]);
    expect(await ids({ accountStatus: 'suspended', paid: true })).toEqual([]);
  });

  it('is counted with its filters, whatever page is asked for', async () => {
    const first = await createSignup(service, { companyName: 'Harbour Notes' });
    await createSignup(service, { companyName: 'Harbour Maps' });
    await createSignup(service, { companyName: 'Kitewing' });
    await pay(service, first.id);
    const count = (query: CountSignups) => service.call(CountSignups, query);
    expect(await count({})).toBe(3);
    expect(await count({ limit: 1, cursor: first.id })).toBe(3);
    expect(await count({ search: 'harbour' })).toBe(2);
    expect(await count({ search: 'harbour', paid: true })).toBe(1);
    expect(await count({ accountStatus: 'suspended' })).toBe(0);
  });

  it('goes on after the cursor within a search', async () => {
    const made = [];
    for (let n = 0; n < 5; n += 1) made.unshift((await createSignup(service)).id);
    await createSignup(service, { companyName: 'Other', legalContactEmail: 'x@other.example' });

    const first = await ids({ search: 'acme', limit: 2 });
    const rest = await ids({ search: 'acme', cursor: first.at(-1) });

    expect([...first, ...rest]).toEqual(made);
  });
});

describe('the totals of signups', () => {
  const totals = () => service.call(GetSignupTotals, {});

  it('are exact after 25 parallel signups and as many changes of their accounts', async () => {
    const made = await Promise.all(Array.from({ length: 25 }, () => createSignup(service)));
    expect(await totals()).toEqual({ total: 25, pending: 25, active: 0, suspended: 0 });

    await Promise.all(made.slice(0, 15).map(({ id }) => suspend(id)));

    expect(await totals()).toEqual({ total: 25, pending: 10, active: 0, suspended: 15 });
  });
});

describe('the signups by day', () => {
  it('end with today', async () => {
    const { createdAt } = await createSignup(service);

    expect(await service.call(GetSignupStatistics, { days: 2 })).toEqual([
      { day: expect.any(String), count: 0 },
      { day: createdAt.slice(0, 10), count: 1 },
    ]);
  });
});

describe('where signups came from', () => {
  const ad = {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'dsa',
    landing_page: '/ads/dsa-legal-rep',
  };
  const shown = {
    source: 'google',
    medium: 'cpc',
    campaign: 'dsa',
    term: null,
    content: null,
    gclid: null,
    fbclid: null,
    landingPage: '/ads/dsa-legal-rep',
    referrer: 'direct',
  };

  it("is shown in the list that is exported, and in the client's detail", async () => {
    const { id } = await createSignup(service, ad);

    expect(await service.call(ListSignups, {})).toEqual([expect.objectContaining({ attribution: shown })]);
    expect(await service.call(GetClientDetail, { signupId: id })).toMatchObject({ attribution: shown });
  });

  it('is counted by campaign, the most first, within the days asked for', async () => {
    await createSignup(service);
    const old = await createSignup(service, ad);
    await service.db.query(`update signups set created_at = now() - interval '3 days' where id = $1`, [
      old.id,
    ]);
    for (let n = 0; n < 2; n += 1) await createSignup(service, ad);

    const campaign = { source: 'google', medium: 'cpc', campaign: 'dsa' };
    expect(await service.call(GetSignupSources, { days: 2 })).toEqual([
      { ...campaign, count: 2 },
      { source: 'direct', medium: 'none', campaign: 'none', count: 1 },
    ]);
    expect(await service.call(GetSignupSources, { days: 4 })).toContainEqual({ ...campaign, count: 3 });
  });
});
