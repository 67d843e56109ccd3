import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { InvoiceItem } from '@rep13/contracts-onboarding';
import { axeFaults, fakeApi, fill, later, ok, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { buildInvoice } from '../../test/money-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const pageOf = (invoices: readonly InvoiceItem[]) => ({
  ...everyPageOf({ role: 'auditor' }),
  'GET /api/admin/invoices?limit=51': ok(invoices),
});
const cellsOf = (number: string) =>
  within(screen.getByRole('link', { name: `${number} as PDF` }).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the invoices', () => {
  it('are listed with their credit notes, each with its PDF', async () => {
    const credit = buildInvoice({
      id: 2,
      number: 'R13-2026-00002',
      kind: 'credit-note',
      net: -300,
      credits: 'R13-2026-00001',
    });
    fakeApi(pageOf([credit, buildInvoice()]));
    await open('/admin/invoices');
    expect(cellsOf('R13-2026-00002')).toEqual([
      'R13-2026-00002',
      'Credit noteTakes back R13-2026-00001',
      'Acme Widgets Inc.',
      '20 November 2026',
      'EUR -300',
      'EUR 0Not subject to EU VAT',
    ]);
    const pdf = screen.getByRole('link', { name: 'R13-2026-00001 as PDF' });
    expect(pdf.getAttribute('href')).toBe('/api/admin/invoices/R13-2026-00001/pdf');
    expect(await axeFaults()).toEqual([]);
  });

  it('go to the bookkeeper as a file, as far as the search lets them through', async () => {
    fakeApi({
      ...pageOf([]),
      'GET /api/admin/invoices?search=acme&limit=51': ok([buildInvoice()]),
    });
    await open('/admin/invoices');
    const file = () => screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
    expect(file()).toBe('/api/admin/invoices/export');
    fill('Search number or company', 'acme');
    await later(400);
    expect(file()).toBe('/api/admin/invoices/export?search=acme');
    expect(cellsOf('R13-2026-00001')).toHaveLength(6);
  });

  it('are searched at once by who leaves the field, who would else be brought back from where a row leads', async () => {
    fakeApi({
      ...pageOf([]),
      'GET /api/admin/invoices?search=acme&limit=51': ok([buildInvoice()]),
    });
    await open('/admin/invoices');
    fill('Search number or company', 'acme');
    fireEvent.blur(screen.getByLabelText('Search number or company'));
    await later(0);
    const file = screen.getByRole('link', { name: 'Export as CSV' });
    expect(file.getAttribute('href')).toBe('/api/admin/invoices/export?search=acme');
  });

  it('are none as long as nobody paid for real', async () => {
    fakeApi(pageOf([]));
    await open('/admin/invoices');
    expect(screen.getByText('No invoice is issued yet. Demo payments have none.')).toBeTruthy();
  });
});
