import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import type { BillingView } from '@rep13/contracts-onboarding';
import { buildFee, PROVEN } from '../../test/invoicing.ts';
import { invoiceDocument } from './invoice-document.ts';

const NUMBER = {
  number: 'R13-2026-00001',
  year: 2026,
  sequence: 1,
  issuedAt: new Date('2026-11-24T10:00:05Z'),
};
const FEE = buildFee({ signupId: 100_000_000, paymentId: 1 });

const documentOf = (given: Partial<BillingView> = {}, seller = {}, fee = {}) =>
  invoiceDocument(
    { ...FEE, ...fee },
    {
      ...PROVEN,
      ...{ country: 'Canada', isConfirmed: true },
      evidence: { level: 'declared', checkedAt: null, reference: null },
      ...given,
      vatTreatment: 'outside-scope',
    },
    { ...SAMPLE_LEGAL_ENTITY, ...seller },
    NUMBER,
  );

describe('who stands on an invoice', () => {
  it('is the seller with its VAT number, where it has one', () => {
    expect(documentOf({}, { vatNumber: 'EE101234567' }).seller.taxId).toBe(
      'VAT number EE101234567, Estonian Business Register 16000013',
    );
  });

  it.each([
    ['1 King Street\nToronto', ['1 King Street', 'Toronto', 'Canada']],
    ['1 King Street\r\n\r\n Toronto, CANADA ', ['1 King Street', 'Toronto, CANADA']],
    ['1 King Street, Toronto', ['1 King Street, Toronto', 'Canada']],
  ])('is the buyer at %j', (address, lines) => {
    expect(documentOf({ address }).buyer.lines).toEqual(lines);
  });

  it.each([
    ['company-number', 'Company number 12345678'],
    ['tax-number', 'Tax number 12345678'],
    ['vat-number', 'VAT number 12345678'],
  ] as const)('is the buyer with its %s', (taxIdType, taxId) => {
    expect(documentOf({ taxIdType }).buyer.taxId).toBe(taxId);
  });
});

describe('what stands on an invoice', () => {
  it.each([
    ['stripe', 'card, by Stripe'],
    ['another', 'by another'],
  ])('is that it was paid at %s', (provider, expected) => {
    expect(documentOf({}, {}, { provider }).paidBy).toBe(expected);
  });
});
