import type { InvoiceDocumentView } from '@rep13/contracts-onboarding';
import { buildCreditNote, buildInvoice, buildInvoiceDocument } from '../../test/invoice-document.builder.ts';
import { pagesFilledTo, pdfPages } from '../../test/pdf-text.ts';
import { renderInvoice } from './render-invoice.ts';

/** Where the foot of a page begins. */
const FOOT = 64;

const render = (invoice: InvoiceDocumentView) => renderInvoice(buildInvoiceDocument(invoice));
const pagesOf = async (invoice: InvoiceDocumentView) =>
  (await pdfPages(await render(invoice))).map((page) => page.replace(/\s+/g, ' '));
const called = (name: string) => buildInvoice({ buyer: { ...buildInvoice().buyer, name } });

describe('a rendered invoice', () => {
  it('that cancels a credit note names it, and asks for nothing', async () => {
    const [page] = await pagesOf(buildInvoice({ number: 'R13-2026-00003', cancels: 'R13-2026-00002' }));
    expect(page).toContain('Cancels Credit note R13-2026-00002');
    expect(page).toContain('You have nothing to pay: we still owe it to you.');
    expect(page).not.toContain('Nothing is left to pay');
  });

  it('says on one page who owes whom what, for what, and that it is paid', async () => {
    const pages = await pagesOf(buildInvoice());
    expect(pages).toHaveLength(1);
    for (const fact of [
      'Invoice R13-2026-00001',
      'Real Näide OÜ',
      'Herengracht 13',
      'VAT number NL123456789B01',
      'Northwind Ltd',
      '1 Harbour Street',
      'Company number NW-4711',
      'Date 20 November 2026',
      'EU legal representation, 20 November 2026 to 19 November 2027',
      'Amount in EUR',
      'Net 300.00',
      'VAT 0.00',
      'Total EUR 300.00',
      'Paid on 20 November 2026 (card, by Stripe). Nothing is left to pay.',
      'Not subject to EU VAT: Article 44 of Directive 2006/112/EC.',
      'page 1 of 1',
      'Verify it at https://rep13.example/verify',
    ])
      expect(pages[0]).toContain(fact);
    expect(pages[0]).not.toMatch(/takes back|Sample particulars/);
  });

  it('says as a credit note which invoice it takes back, with amounts below zero', async () => {
    const [page] = await pagesOf(buildCreditNote());
    expect(page).toContain('Credit note R13-2026-00002');
    expect(page).toContain('Takes back Invoice R13-2026-00001');
    expect(page).toContain('Total EUR -300.00');
    expect(page).toContain('Paid back on 20 November 2026 (card, by Stripe).');
    expect(page).not.toContain('Nothing is left to pay');
  });

  it('is dated as the clock stands where its seller is, as its number is', async () => {
    const newYear = buildInvoice({ number: 'R13-2027-00001', issuedAt: '2026-12-31T23:30:00.000Z' });
    expect((await pagesOf(newYear))[0]).toContain('Date 1 January 2027');
  });

  it('says that its seller is made up where it is', async () => {
    const [page] = await pdfPages(
      await renderInvoice({ ...buildInvoiceDocument(), note: 'Sample particulars' }),
    );
    expect(page).toContain('Sample particulars');
  });

  it('is the same bytes for the same document', async () => {
    expect((await render(buildInvoice())).equals(await render(buildInvoice()))).toBe(true);
  });

  it.each(['株式会社ノースウインド', '北风有限公司', 'الرياح الشمالية', 'נציג דוד בע״מ', 'W'.repeat(200)])(
    'has the name %s as a reader searches for it, on one page',
    async (name) => {
      const pages = await pagesOf(called(name));
      expect(pages).toHaveLength(1);
      expect(pages[0]?.replaceAll(' ', '')).toContain(name.normalize('NFC').replaceAll(' ', ''));
    },
  );

  it('goes on over as many pages as it needs, each with its number, and loses no line', async () => {
    const lines = Array.from({ length: 80 }, (_, index) => ({
      text: `Line ${index + 1} ${'of a long description '.repeat(4)}`,
      netCents: 125_050,
    }));
    const buyer = {
      ...buildInvoice().buyer,
      lines: Array.from({ length: 12 }, (_, at) => `Floor ${at + 1}`),
    };
    const pages = await pagesOf(buildInvoice({ lines, buyer, netCents: 80 * 125_050 }));
    const all = pages.join(' ');
    for (const { text } of lines) expect(all).toContain(text.trim());
    expect(all.match(/1,250\.50/g)).toHaveLength(80);
    expect(all).toContain('Total EUR 100,040.00');
    for (const [index, page] of pages.entries())
      expect(page).toContain(`page ${index + 1} of ${pages.length}`);
    expect(pages.length).toBeGreaterThan(2);
  });

  it('has no page with nothing but room for its seal, however long it is', async () => {
    for (let count = 7; count < 18; count += 1) {
      const lines = Array.from({ length: count }, (_, at) => ({ text: `Line ${at}`, netCents: 100 }));
      const filled = await pagesFilledTo(await render(buildInvoice({ lines })), FOOT);
      expect([count, filled.filter((part) => part === 0)]).toEqual([count, []]);
    }
  });
});
