import { CountInvoices, ListClientInvoices, ListInvoices } from '@rep13/contracts-onboarding';
import { PROVEN, startInvoicing, type InvoicingUnderTest } from '../../test/invoicing.ts';

let service: InvoicingUnderTest;
let numbers: string[];
beforeAll(async () => {
  service = await startInvoicing();
  for (const legalName of ['Hazel Ltd', 'Birch & Sons', 'Hazel Ltd', 'Elm_100% AG']) {
    const signupId = await service.createPayer({}, { ...PROVEN, legalName });
    await service.pay(signupId);
    await service.settled();
  }
  numbers = (await service.call(ListInvoices, {})).map(({ number }) => number).toReversed();
});
afterAll(() => service.stop());

describe('all invoices', () => {
  const list = async (query: ListInvoices) =>
    (await service.call(ListInvoices, query)).map(({ number }) => numbers.indexOf(number));

  it.each<[string, ListInvoices, number[]]>([
    ['newest first', {}, [3, 2, 1, 0]],
    ['by a part of the name, in any case', { search: 'hazEL' }, [2, 0]],
    ['by a name with wildcards', { search: '_100%' }, [3]],
    ['by nothing that is there', { search: 'Oak' }, []],
    ['up to a limit', { limit: 2 }, [3, 2]],
  ])('are listed %s', async (_, query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  it.each<[CountInvoices, number]>([
    [{}, 4],
    [{ limit: 1 }, 4],
    [{ search: 'hazEL' }, 2],
    [{ search: 'Oak' }, 0],
  ])('are counted for %j', async (query, count) => {
    expect(await service.call(CountInvoices, query)).toBe(count);
  });

  it('are found by their number, and go on after the cursor', async () => {
    expect(await list({ search: numbers[1]! })).toEqual([1]);
    const [newest] = await service.call(ListInvoices, { limit: 1 });
    const cursor = newest!.id;
    expect(await list({ cursor })).toEqual([2, 1, 0]);
    expect(await list({ cursor, search: 'hazel', limit: 1 })).toEqual([2]);
  });

  it('say for whom they are, and where staff finds the PDF', async () => {
    const [item] = await service.call(ListInvoices, { limit: 1 });
    const number = numbers[3]!;
    const [own] = await service.call(ListClientInvoices, { signupId: item!.signupId });
    expect(item).toEqual({
      ...own,
      id: item!.id,
      signupId: item!.signupId,
      companyName: 'Elm_100% AG',
      cancels: null,
      credits: null,
      pdf: `/api/admin/invoices/${number}/pdf`,
      ...{ country: 'United States', taxId: 'Company number 12345678', vatPercent: null, gross: 300 },
      ...{ periodFrom: '2026-11-24', periodTo: '2027-11-23', corrects: null, paymentId: item!.paymentId },
      ...{ paidAt: '2026-11-24T10:00:00.000Z', paidBy: 'card, by Stripe' },
      issuedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      service: expect.stringContaining('24 November 2026 to 23 November 2027') as string,
    });
    expect(own!.pdf).toBe(`/api/client/invoices/${number}/pdf`);
  });

  it('are none of a client that has paid nothing', async () => {
    const signupId = await service.createPayer();
    expect(await service.call(ListClientInvoices, { signupId })).toEqual([]);
  });
});
