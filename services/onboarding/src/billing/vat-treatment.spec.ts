import { COUNTRIES_OF_INCORPORATION } from '@rep13/contracts-onboarding/constants';
import { EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { memberStateNumber, vatTreatmentOf, type VatFacts, type VatSeller } from './vat-treatment.ts';

const PROVEN: VatFacts = {
  country: 'United States',
  taxIdType: 'company-number',
  taxId: '12345678',
  businessProof: 'https://register.example',
  evidence: 'declared',
};

const SELLER = { memberState: 'Netherlands', vatNumber: 'NL123456789B01' };
const treatmentOf = (given: Partial<VatFacts>, seller: VatSeller = SELLER) =>
  vatTreatmentOf({ ...PROVEN, ...given }, seller);

/** Of the countries that can be registered, those of which no rule says that they are outside. */
const NOT_OUTSIDE = ['Monaco', 'Other'];

describe('the VAT treatment of a business with a proven number', () => {
  it.each(COUNTRIES_OF_INCORPORATION.map((country) => [country]))('in %s', (country) => {
    const expected = NOT_OUTSIDE.includes(country) ? 'unknown' : 'outside-scope';
    expect(treatmentOf({ country })).toBe(expected);
  });

  it.each(EU_MEMBER_STATES.map((country) => [country]))('in %s is unknown', (country) => {
    expect(treatmentOf({ country })).toBe('unknown');
  });

  it.each(['', 'Atlantis', 'united states'])('in a country that the constants do not have: %p', (country) => {
    expect(treatmentOf({ country })).toBe('unknown');
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
    expect(treatmentOf(given)).toBe('outside-scope');
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
    expect(treatmentOf(given)).toBe('unknown');
  });
});

describe('the VAT of a business in a Member State', () => {
  const FRENCH = { taxIdType: 'vat-number', taxId: 'FR 32 123456789', evidence: 'vies' } as const;

  it.each([
    ['France', FRENCH],
    ['Monaco, which is taken for France', { ...FRENCH, country: 'Monaco' }],
    ['Greece, whose prefix is not its code', { ...FRENCH, country: 'Greece', taxId: 'EL123456789' }],
    ['France, where one of us has looked', { ...FRENCH, evidence: 'staff' }],
  ] as const)('is owed by itself in %s', (_, given) => {
    expect(treatmentOf({ country: 'France', ...given })).toBe('reverse-charge');
  });

  it.each([
    ['nobody has looked its number up', { ...FRENCH, evidence: 'declared' }],
    ['the register does not know its number', { ...FRENCH, evidence: 'refuted' }],
    ['its number is of another state', { ...FRENCH, taxId: 'DE123456789' }],
    ['it has no VAT number', { taxIdType: 'company-number', evidence: 'staff' }],
  ] as const)('is unknown where %s', (_, given) => {
    expect(treatmentOf({ country: 'Monaco', ...given })).toBe('unknown');
  });

  it('is unknown where we are established there ourselves, or have no VAT number', () => {
    const facts = { ...FRENCH, country: 'France' } as const;
    expect(treatmentOf(facts, { ...SELLER, memberState: 'France' })).toBe('unknown');
    expect(treatmentOf(facts, { memberState: 'Netherlands', vatNumber: null })).toBe('unknown');
  });
});

it('a number that a register does not know proves nothing, outside the Union either', () => {
  expect(treatmentOf({ evidence: 'refuted' })).toBe('unknown');
  expect(treatmentOf({ evidence: 'staff' })).toBe('outside-scope');
});

describe('a VAT number of a Member State', () => {
  it.each([
    ['nl 1234.56.789.B01', { prefix: 'NL', number: '123456789B01' }],
    ['EL123456789', { prefix: 'EL', number: '123456789' }],
    ['ATU12345678', { prefix: 'AT', number: 'U12345678' }],
    ['GB123456789', undefined],
    ['NLonly words', undefined],
  ])('is what VIES is asked for: %s', (taxId, parts) => {
    expect(memberStateNumber({ taxIdType: 'vat-number', taxId })).toEqual(parts);
  });
});
