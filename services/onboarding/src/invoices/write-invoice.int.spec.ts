import { InvoiceIssued, ListInvoices, WriteInvoice, type InvoiceItem } from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import { eventsOf } from '../../test/events-of.ts';
import { PROVEN, startInvoicing, type InvoicingUnderTest } from '../../test/invoicing.ts';

const NOT_WRITABLE = { status: 409, code: 'onboarding.invoice-not-writable' };

describe('an invoice as staff has decided', () => {
  let service: InvoicingUnderTest;
  beforeAll(async () => {
    service = await startInvoicing();
  });
  afterAll(() => service.stop());

  const of = async (signupId: number): Promise<InvoiceItem[]> =>
    (await service.call(ListInvoices, {})).filter((each) => each.signupId === signupId).reverse();
  const write = (paymentId: number, given: object = {}) =>
    service.call(WriteInvoice, {
      ...{ paymentId, vatTreatment: 'standard', vatPercent: 21, reason: 'Looked up.' },
      ...given,
    });
  const documentOf = async (number: string) => {
    const [row] = await service.db.query<{ document: object }[]>(
      'select document from invoices where number = $1',
      [number],
    );
    return row?.document;
  };

  it('is issued for a fee that waits, with VAT inside what was paid', async () => {
    const signupId = await service.createPayer({ countryOfIncorporation: 'Monaco' }, PROVEN);
    const { paymentId } = await service.pay(signupId);
    await service.settled();
    expect(await of(signupId)).toEqual([]);

    const written = await write(paymentId);
    expect(written).toMatchObject({ net: 247.93, vat: 52.07, vatTreatment: 'standard' });
    expect(await documentOf(written.number)).toMatchObject({
      vatNote: 'VAT at 21 % is included in what was paid',
      vatPercent: 21,
    });
    const [task] = await service.db.query<{ note: string }[]>(
      `select note from billing_tasks where key = 'vat-unclear ${paymentId}' and done_at is not null`,
    );
    expect(task?.note).toBe(`Invoice ${written.number} was issued.`);
  }, 60_000);

  it('takes the place of a wrong one, as far as no money went back', async () => {
    const signupId = await service.createPayer({}, PROVEN);
    const fee = await service.pay(signupId);
    await service.settled();
    await service.refund(fee, { movement: 're_1', amountCents: 10_000 });
    await service.settled();

    await write(fee.paymentId, { vatPercent: 25.5 });
    const [wrong, refund, taken, right] = await of(signupId);
    expect([wrong, refund, taken, right].map((each) => [each?.kind, each && each.net + each.vat])).toEqual([
      ['invoice', 300],
      ['credit-note', -100],
      ['credit-note', -200],
      ['invoice', 200],
    ]);
    expect(taken?.credits).toBe(wrong?.number);
    expect(await documentOf(right!.number)).toMatchObject({ corrects: wrong?.number, vatPercent: 25.5 });
    expect(await documentOf(taken!.number)).toMatchObject({ isCorrection: true });
    expect(await eventsOf(service, InvoiceIssued, signupId)).toHaveLength(4);

    // What goes back later is of the one that holds.
    await service.refund(fee, { movement: 're_2', amountCents: 20_000 });
    await service.settled();
    const [last] = (await of(signupId)).slice(-1);
    expect(last).toMatchObject({ kind: 'credit-note', credits: right?.number });
    await expect(write(fee.paymentId)).rejects.toMatchObject(NOT_WRITABLE);
  }, 60_000);

  it('is corrected once by two who ask at the same time for the same', async () => {
    const signupId = await service.createPayer({}, PROVEN);
    const fee = await service.pay(signupId);
    await eventually(async () => (await of(signupId)).length === 1, { fact: 'its invoice is issued' });
    await Promise.all([write(fee.paymentId), write(fee.paymentId, { vatPercent: 19 })]);
    const documents = await of(signupId);
    expect(documents.map(({ kind }) => kind)).toEqual([
      ...['invoice', 'credit-note', 'invoice'],
      ...['credit-note', 'invoice'],
    ]);
    expect(documents.reduce((sum, { net, vat }) => sum + Math.round((net + vat) * 100), 0)).toBe(30_000);
  }, 60_000);

  it('is refused without the VAT numbers that a reverse charge needs, and for no payment', async () => {
    const signupId = await service.createPayer({}, PROVEN);
    const { paymentId } = await service.pay(signupId);
    await service.settled();
    await expect(write(paymentId, { vatTreatment: 'reverse-charge' })).rejects.toMatchObject(NOT_WRITABLE);
    await expect(write(987_654)).rejects.toMatchObject(NOT_WRITABLE);
    await expect(write(paymentId, { vatPercent: 28 })).rejects.toMatchObject({ status: 400 });
  }, 60_000);
});
