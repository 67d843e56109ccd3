import { FindDocument, GetInvoicePdf, InvoicePdfMade } from '@rep13/contracts-agreements';
import { GetInvoiceDocument, InvoiceIssued, type InvoiceDocumentView } from '@rep13/contracts-onboarding';
import { NotFound } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import { startAgreements, type AgreementsUnderTest } from '../../test/agreements.service-under-test.ts';
import { buildCreditNote, buildInvoice } from '../../test/invoice-document.builder.ts';
import { pdfText } from '../../test/pdf-text.ts';

const invoices = new Map<string, InvoiceDocumentView>();
let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
  service.stubbedServices.answer(GetInvoiceDocument, ({ number }) => {
    const invoice = invoices.get(number);
    if (!invoice) throw new NotFound();
    return invoice;
  });
});
afterAll(() => service.stop());

async function issue(invoice: InvoiceDocumentView) {
  invoices.set(invoice.number, invoice);
  const { signupId, number, kind, netCents, vatCents, currency, issuedAt } = invoice;
  const fact = { signupId, number, kind, totalCents: netCents + vatCents, currency, issuedAt };
  await service.stubbedServices.announce(InvoiceIssued, fact);
}
const madeOf = async (number: string) =>
  (await service.published(InvoicePdfMade)).filter((event) => event.number === number);
const untilMade = (number: string) =>
  eventually(async () => (await madeOf(number))[0], { fact: `the PDF of ${number} was made` });

describe('the PDF of an invoice', () => {
  it('is made, stored and announced once, however often the invoice is announced', async () => {
    const invoice = buildInvoice({ number: 'R13-2026-00011' });
    await issue(invoice);
    const made = await untilMade(invoice.number);
    await issue(invoice);
    await issue(buildInvoice({ number: 'R13-2026-00012' }));
    await untilMade('R13-2026-00012');

    const { number, signupId } = invoice;
    expect(await madeOf(number)).toHaveLength(1);
    const { fileName, sha256, bytes } = await service.call(GetInvoicePdf, { number, signupId });
    expect(fileName).toBe('invoice-R13-2026-00011.pdf');
    expect(made).toMatchObject({ signupId, kind: 'invoice', sha256 });
    const text = await pdfText(bytes);
    expect(text).toContain('Northwind Ltd');
    // The record of who we are, in tests, is made up.
    expect(text).toContain('Sample particulars');
  });

  it('is there for its own client and for staff, and for nobody else', async () => {
    const { number, signupId } = buildInvoice({ number: 'R13-2026-00021' });
    await issue(buildInvoice({ number }));
    await untilMade(number);

    expect((await service.call(GetInvoicePdf, { number })).bytes.length).toBeGreaterThan(1_000);
    await expect(service.call(GetInvoicePdf, { number, signupId: signupId + 1 })).rejects.toMatchObject({
      status: 404,
    });
    await expect(service.call(GetInvoicePdf, { number: 'R13-2026-99999' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is verified as what it is, and names nobody', async () => {
    const credit = buildCreditNote({ number: 'R13-2026-00031' });
    await issue(credit);
    const { sha256, madeAt } = await untilMade(credit.number);

    const found = await service.call(FindDocument, { sha256 });
    expect(found).toMatchObject({ known: true, kind: 'credit-note', number: credit.number, madeAt });
    expect(JSON.stringify(found)).not.toContain('Northwind');
  });

  it('waits for an invoice that onboarding can’t show yet', async () => {
    const late = buildInvoice({ number: 'R13-2026-00041' });
    await service.stubbedServices.announce(InvoiceIssued, {
      ...{ signupId: late.signupId, number: late.number, kind: 'invoice' },
      ...{ totalCents: 30_000, currency: 'EUR', issuedAt: late.issuedAt },
    });
    await eventually(
      async () =>
        (
          await service.db.query<object[]>(
            `select 1 from jobs where name = 'render-invoice-pdf' and key = $1 and attempts > 0`,
            [late.number],
          )
        ).length === 1,
      { fact: 'it was tried' },
    );
    invoices.set(late.number, late);
    await service.db.query(`update jobs set run_at = now() where key = $1`, [late.number]);
    await untilMade(late.number);
  });
});
