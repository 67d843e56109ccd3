import {
  AcceptProfileChange,
  AskProfileChange,
  BillingTaskFinished,
  BillingTaskOpened,
  ChangeBilling,
  GetInvoiceDocument,
  InvoiceIssued,
  ListBillingTasks,
  ListClientInvoices,
} from '@rep13/contracts-onboarding';
import { UnitOfWork } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import { eventsOf } from '../../test/events-of.ts';
import { buildFee, PROVEN, startInvoicing, type InvoicingUnderTest } from '../../test/invoicing.ts';
import { InvoicingService } from './invoicing.service.ts';

let service: InvoicingUnderTest;
beforeAll(async () => {
  service = await startInvoicing();
});
afterAll(() => service.stop());

const invoicesOf = (signupId: number) => service.call(ListClientInvoices, { signupId });
const kindsOf = async (signupId: number) => (await invoicesOf(signupId)).map(({ kind }) => kind);
const tasksOf = async (signupId: number) =>
  (await service.call(ListBillingTasks, {})).filter((task) => task.signupId === signupId);

const isLockAwaited = async () => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await service.db.query<object[]>(waiting)).length > 0;
};

describe('the invoice of a paid fee', () => {
  it('says who sold what to whom, and why there is no VAT', async () => {
    const signupId = await service.createPayer();
    await service.pay(signupId);
    await service.settled();

    const [invoice] = await invoicesOf(signupId);
    const { number } = invoice!;
    expect(number).toMatch(/^R13-\d{4}-\d{5}$/);
    expect(invoice).toEqual({
      number,
      kind: 'invoice',
      issuedAt: invoice!.issuedAt,
      net: 300,
      vat: 0,
      currency: 'EUR',
      vatTreatment: 'outside-scope',
      pdf: `/api/client/invoices/${number}/pdf`,
    });
    expect(await service.call(GetInvoiceDocument, { number })).toEqual({
      signupId,
      number,
      kind: 'invoice',
      issuedAt: invoice!.issuedAt,
      seller: {
        name: 'Rep13 OÜ',
        lines: ['Herengracht 13', '1015 BA Amsterdam', 'Netherlands'],
        taxId: 'Estonian Business Register 16000013',
      },
      buyer: {
        name: 'Acme Incorporated',
        lines: ['1 Main Street', 'Springfield 12345', 'United States'],
        country: 'United States',
        taxId: 'Company number 12345678',
      },
      lines: [
        {
          text: 'EU legal representative under Article 13 DSA, 24 November 2026 to 23 November 2027',
          netCents: 30_000,
        },
      ],
      netCents: 30_000,
      vatCents: 0,
      currency: 'EUR',
      vatTreatment: 'outside-scope',
      vatNote: 'Not subject to EU VAT: place of supply outside the EU, Article 44 of Directive 2006/112/EC',
      paidAt: '2026-11-24T10:00:00.000Z',
      paidBy: 'card, by Stripe',
      credits: null,
      evidence: 'declared',
      period: { from: '2026-11-24', to: '2027-11-23' },
    });
    expect(await eventsOf(service, InvoiceIssued, signupId)).toEqual([
      {
        signupId,
        number,
        kind: 'invoice',
        totalCents: 30_000,
        currency: 'EUR',
        issuedAt: invoice!.issuedAt,
      },
    ]);
  });

  it('is issued once, however often it is asked for', async () => {
    const signupId = await service.createPayer();
    const fee = await service.pay(signupId);
    await Promise.all([fee, fee, fee].map(() => service.pay(signupId, fee)));
    await service.settled();
    await service.db.query(`update jobs set state = 'pending', run_at = now() where key = $1`, [
      String(fee.paymentId),
    ]);
    await service.settled();

    expect(await kindsOf(signupId)).toEqual(['invoice']);
    expect(await eventsOf(service, InvoiceIssued, signupId)).toHaveLength(1);
  });

  it('stays as it is when the client says something else of itself', async () => {
    const signupId = await service.createPayer();
    await service.pay(signupId);
    await service.settled();
    const { number } = (await invoicesOf(signupId))[0]!;
    await service.call(ChangeBilling, { signupId, billing: { ...PROVEN, legalName: 'Acme Holding' } });
    await service.settled();

    expect((await service.call(GetInvoiceDocument, { number })).buyer.name).toBe('Acme Incorporated');
    expect(await kindsOf(signupId)).toEqual(['invoice']);
  });

  it.each(['R13-2020-00001', 'R13-2026-99999'])('is not found by the number %s', async (number) => {
    await expect(service.call(GetInvoiceDocument, { number })).rejects.toMatchObject({ status: 404 });
  });
});

describe('an invoice on which no rule says how VAT stands', () => {
  it('waits with a task for staff until the client has said who it is', async () => {
    const signupId = await service.createPayer({}, null);
    const { paymentId } = await service.pay(signupId);
    await service.settled();
    expect(await invoicesOf(signupId)).toEqual([]);
    const [task] = await tasksOf(signupId);
    expect(task).toMatchObject({ kind: 'vat-unclear', companyName: 'Acme Inc.', doneAt: null });
    expect(task!.details).toBe(
      'EUR 300 for year 1 was paid on 24 November 2026. Country: United States; the client has given no company or tax number.',
    );
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toHaveLength(1);

    await service.call(ChangeBilling, { signupId, billing: { ...PROVEN, taxId: 'unknown' } });
    await service.settled();
    expect(await invoicesOf(signupId)).toEqual([]);

    await service.call(ChangeBilling, { signupId, billing: PROVEN });
    await service.settled();
    const invoices = await invoicesOf(signupId);
    expect(invoices).toHaveLength(1);
    expect(await tasksOf(signupId)).toMatchObject([
      { doneBy: 'system', note: `Invoice ${invoices[0]!.number} was issued.` },
    ]);
    expect(await eventsOf(service, BillingTaskFinished, signupId)).toHaveLength(1);
    const left = 'select from awaiting_invoices where payment_id = $1';
    expect(await service.db.query(left, [paymentId])).toEqual([]);
  });

  it('is issued when the client turns out to be in another country', async () => {
    const signupId = await service.createPayer({ countryOfIncorporation: 'Other' });
    await service.pay(signupId);
    await service.settled();
    expect(await kindsOf(signupId)).toEqual([]);

    const changes = { countryOfIncorporation: 'Canada' };
    const change = await service.call(AskProfileChange, { signupId, changes, byStaff: false });
    await service.call(AcceptProfileChange, { changeId: change.id });
    await service.settled();
    expect(await kindsOf(signupId)).toEqual(['invoice']);
  });

  it('is issued also when staff speaks for the client at the moment when it begins to wait', async () => {
    const signupId = await service.createPayer({}, null);
    const fee = buildFee({ signupId, paymentId: 800_000 });
    const { saying } = await service.app.get(UnitOfWork).run(async (scope) => {
      await service.app.get(InvoicingService).issue(scope, fee);
      const saying = service.call(ChangeBilling, { signupId, billing: PROVEN }, { actor: 'admin:1' });
      await eventually(isLockAwaited, { fact: 'what the client says waits for the invoice' });
      return { saying };
    });
    await saying;
    await service.settled();
    expect(await kindsOf(signupId)).toEqual(['invoice']);
  });

  it('is issued once, whether the client speaks before, after or while it is asked for', async () => {
    const payers = await Promise.all(Array.from({ length: 20 }, () => service.createPayer({}, null)));
    await Promise.all(
      payers.flatMap((signupId) => [
        service.pay(signupId),
        service.call(ChangeBilling, { signupId, billing: PROVEN }),
      ]),
    );
    await service.settled();
    expect(await Promise.all(payers.map(kindsOf))).toEqual(payers.map(() => ['invoice']));
  });
});

describe('a credit note', () => {
  it('takes the whole invoice back, once', async () => {
    const signupId = await service.createPayer();
    const fee = await service.pay(signupId);
    await service.settled();
    await Promise.all([service.refund(fee), service.refund(fee)]);
    await service.settled();

    const [note, invoice] = await invoicesOf(signupId);
    expect(note).toMatchObject({ kind: 'credit-note', net: -300, vat: 0 });
    const credited = await service.call(GetInvoiceDocument, { number: note!.number });
    const taken = await service.call(GetInvoiceDocument, { number: invoice!.number });
    expect(credited).toEqual({
      ...taken,
      number: note!.number,
      kind: 'credit-note',
      issuedAt: note!.issuedAt,
      lines: [
        {
          text: 'Refund: EU legal representative under Article 13 DSA, 24 November 2026 to 23 November 2027',
          netCents: -30_000,
        },
      ],
      netCents: -30_000,
      paidAt: '2026-12-01T10:00:00.000Z',
      credits: invoice!.number,
    });
    expect(await eventsOf(service, InvoiceIssued, signupId)).toMatchObject([
      { kind: 'invoice', totalCents: 30_000 },
      { kind: 'credit-note', totalCents: -30_000 },
    ]);
  });

  it('that is asked for together with its invoice comes after it', async () => {
    const payers = await Promise.all(Array.from({ length: 10 }, () => service.createPayer()));
    await Promise.all(payers.map(async (signupId) => service.refund(await service.pay(signupId))));
    await service.settled();
    expect(await Promise.all(payers.map(kindsOf))).toEqual(payers.map(() => ['credit-note', 'invoice']));
  });

  it('waits for an invoice that is not issued yet', async () => {
    const signupId = await service.createPayer();
    const hold = service.db.createQueryRunner();
    await hold.startTransaction();
    await hold.query('lock table invoice_numbers');
    const fee = await service.pay(signupId);
    await service.refund(fee);
    await hold.rollbackTransaction();
    await hold.release();
    await service.settled();
    expect(await kindsOf(signupId)).toEqual(['credit-note', 'invoice']);
  });

  it('of an invoice that waits for its VAT comes with it', async () => {
    const signupId = await service.createPayer({}, null);
    const fee = await service.pay(signupId);
    await service.settled();
    await service.refund(fee);
    await service.settled();
    expect(await kindsOf(signupId)).toEqual([]);

    await service.call(ChangeBilling, { signupId, billing: PROVEN });
    await service.settled();
    expect(await kindsOf(signupId)).toEqual(['credit-note', 'invoice']);
  });

  it('is not issued where there is no invoice and will be none', async () => {
    const signupId = await service.createPayer();
    await service.refund({
      ...(await service.pay(await service.createPayer())),
      signupId,
      paymentId: 900_000,
    });
    await service.settled();
    expect(await kindsOf(signupId)).toEqual([]);
  });
});
