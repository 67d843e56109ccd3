import { COUNTRIES_OF_INCORPORATION, EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { vatTreatmentOf, type VatFacts } from './vat-treatment.ts';

const PROVEN: VatFacts = {
  country: 'United States',
  taxIdType: 'company-number',
  taxId: '12345678',
  businessProof: 'https://register.example',
};

/** Of the countries that can be registered, those of which no rule says that they are outside. */
const NOT_OUTSIDE = ['Monaco', 'Other'];

describe('the VAT treatment of a business with a proven number', () => {
  it.each(COUNTRIES_OF_INCORPORATION.map((country) => [country]))('in %s', (country) => {
    const expected = NOT_OUTSIDE.includes(country) ? 'unknown' : 'outside-scope';
    expect(vatTreatmentOf({ ...PROVEN, country })).toBe(expected);
  });

  it.each(EU_MEMBER_STATES.map((country) => [country]))('in %s is unknown', (country) => {
    expect(vatTreatmentOf({ ...PROVEN, country })).toBe('unknown');
  });

  it.each(['', 'Atlantis', 'united states'])('in a country that the constants do not have: %p', (country) => {
    expect(vatTreatmentOf({ ...PROVEN, country })).toBe('unknown');
  });
});

describe('what proves a business', () => {
  it.each<[string, Partial<VatFacts>]>([
    ['a company number', {}],
    ['a tax number', { taxIdType: 'tax-number', taxId: '12-3456789' }],
    ['a VAT number of its country', { taxIdType: 'vat-number', taxId: 'GB 123 4567 89' }],
    ['a Swiss VAT number', { taxIdType: 'vat-number', taxId: 'CHE-123.456.789 MWST' }],
    ['a number of the non-Union scheme', { taxIdType: 'vat-number', taxId: 'EU372000041' }],
    ['a company number that begins like a VAT number', { taxId: 'DE123456789' }],
  ])('is %s', (_, given) => {
    expect(vatTreatmentOf({ ...PROVEN, ...given })).toBe('outside-scope');
  });

  it.each<[string, Partial<VatFacts>]>([
    ['nothing', { taxIdType: null, taxId: null, businessProof: null }],
    ['a number of no kind', { taxIdType: null }],
    ['no number', { taxId: null }],
    ['an empty number', { taxId: '' }],
    ['a word for a number', { taxId: 'none' }],
    ['a number that cannot be looked up', { businessProof: null }],
    ['a blank place to look it up', { businessProof: '  ' }],
    ['the VAT number of a Member State', { taxIdType: 'vat-number', taxId: 'DE123456789' }],
    ['a Dutch one with blanks', { taxIdType: 'vat-number', taxId: 'nl 1234.56.789.B01' }],
    ['an Irish one', { taxIdType: 'vat-number', taxId: 'IE1X23456L' }],
    ['a Spanish one', { taxIdType: 'vat-number', taxId: 'ESX1234567X' }],
    ['a French one', { taxIdType: 'vat-number', taxId: 'FRXX123456789' }],
    ['a Greek one', { taxIdType: 'vat-number', taxId: 'EL123456789' }],
    ['an Austrian one', { taxIdType: 'vat-number', taxId: 'ATU12345678' }],
  ])('is not %s', (_, given) => {
    expect(vatTreatmentOf({ ...PROVEN, ...given })).toBe('unknown');
  });
});
