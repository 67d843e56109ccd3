import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { buildParty } from '../../test/party.builder.ts';
import { canonicalText } from './canonical-text.ts';
import { draftAgreement } from './draft-agreement.ts';
import { toParticulars } from './particulars.ts';

/** Fixed, so that the wording alone decides the checksum. */
const PARTICULARS = {
  ...toParticulars(buildParty(), SAMPLE_LEGAL_ENTITY, { contactPoint: true }),
  feeCents: 30_000,
  currency: 'EUR',
  representative: {
    brand: 'Rep13',
    name: 'Rep13 OÜ',
    registry: 'Estonian Business Register',
    registryCode: '16000013',
    address: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
    city: 'Amsterdam',
    memberState: 'Netherlands',
    coordinator: 'Autoriteit Consument & Markt (ACM)',
    authorityEmail: 'authorities@rep13.example',
    supportEmail: 'support@rep13.example',
    phone: '+31 20 555 0113',
  },
};

const draftFor = (given: Parameters<typeof buildParty>[0]) =>
  draftAgreement('1.0', toParticulars(buildParty(given), SAMPLE_LEGAL_ENTITY, { contactPoint: true }));
const textFor = (given: Parameters<typeof buildParty>[0] = {}) => canonicalText(draftFor(given));

describe('the agreement text', () => {
  it('of version 1.0 is final: a new wording is a new version', () => {
    expect(draftAgreement('1.0', PARTICULARS).sha256).toBe(
      '5eac0d50c0f84f9f6e025d3a79b2a5d6c919a92035128290f1eecc263b98baf7',
    );
  });

  it.each([
    [true, 'a217cfd9181bc9a803ccec8508d9292565d43d9f92bf47ccdfee4bb6e89108b6'],
    [false, '51c3ae06ee8cb5db30e188ce96bec23435464d2a85541d811e269d149692381a'],
  ])('of version 1.1 is final too, with the point of contact: %s', (contactPoint, checksum) => {
    expect(draftAgreement('1.1', { ...PARTICULARS, contactPoint }).sha256).toBe(checksum);
  });

  it('of version 1.1 is 1.0 with two clauses, behind all that are named by their numbers', () => {
    const [before, after] = ['1.0', '1.1'].map((version) => draftAgreement(version, PARTICULARS).clauses);
    const added = after!.filter(({ heading }) => !before!.some((clause) => clause.heading === heading));
    expect(added.map(({ heading }) => heading)).toEqual(['Electronic point of contact', 'Public register']);
    expect(after!.map(({ number }) => number)).toEqual(after!.map((_, index) => index + 1));
    expect(added[0]!.number).toBeGreaterThan(10);
  });

  it.each([
    [
      true,
      'The Client designates the Representative as its single point of contact',
      'authorities@rep13.example',
    ],
    [false, 'The Client does not designate the Representative', 'it has one of its own'],
  ])('of version 1.1 says whether Article 11 is designated: %s', (contactPoint, ...sentences) => {
    const text = canonicalText(draftAgreement('1.1', { ...PARTICULARS, contactPoint }));
    for (const sentence of [
      ...sentences,
      'Articles 9(2)(c) and 10(2)(c) DSA',
      'Under Article 12 DSA the Client provides it itself',
      'For 90 days after the end of the mandate the Representative stays the point of contact',
    ])
      expect(text).toContain(sentence);
  });

  it('marks the company data and nothing else as filled in', () => {
    const { parties, clauses } = draftFor({
      escalationContactName: 'Grace H',
      escalationContactEmail: 'g@x.example',
    });
    const runs = [...parties, ...clauses.flatMap(({ paragraphs }) => paragraphs)].flat();

    expect(runs.filter(({ filled }) => filled).map(({ text }) => text)).toEqual([
      'Northwind Ltd',
      'NW-4711',
      'United Kingdom',
      '1 Harbour Street, London E1 6AN',
      'https://northwind.example',
      'Ada Byron',
      'ada@northwind.example',
      'Grace H, g@x.example',
    ]);
  });

  it('leaves out a registration number that was not given', () => {
    expect(textFor({ registrationNumber: null })).not.toContain('registration number');
  });

  it('says so when there is no escalation contact', () => {
    expect(textFor()).toContain('names no separate escalation contact');
  });

  it.each([
    ['the fee', 'EUR 300 for each year'],
    ['the designation', 'Article 13(1) DSA'],
    ['the mandate', 'Article 13(2) DSA'],
    ['the liability', 'Article 13(3) DSA'],
    ['the notification', 'Article 13(4) DSA'],
    ['the response time', 'within 24 hours after receiving it'],
    ['the notice', '30 days notice'],
    ['the time after the end', 'For 90 days after the end'],
    ['the insurance', 'EUR 1,000,000'],
    ['the refund', 'within 30 days after paying it'],
    ['late payment', '1.5 % for each month'],
  ])('names %s', (_, expected) => {
    expect(textFor()).toContain(expected);
  });

  it('names the fee that was agreed, whatever is offered by now', () => {
    const fee = { amountCents: 24_000, currency: 'EUR' };
    expect(textFor({ fee })).toContain('The fee is EUR 240 for each year');
  });

  it('numbers clauses and paragraphs in their order', () => {
    expect(textFor().split('\n')).toEqual(
      expect.arrayContaining(['2. Appointment', expect.stringMatching(/^2\.1 The Client designates/)]),
    );
  });

  it('refers to clauses by the numbers they have', () => {
    const { clauses } = draftFor({});
    const headingOf = (number: number) => clauses.find((clause) => clause.number === number)?.heading;

    expect(textFor()).toMatch(/Coordinator named in clause 2 /);
    expect(headingOf(2)).toBe('Appointment');
    expect(textFor()).toMatch(/clause 10 applies/);
    expect(headingOf(10)).toBe('After the end');
  });

  it('has another checksum for another company', () => {
    expect(draftFor({ companyName: 'Northwind Ltd.' }).sha256).not.toBe(draftFor({}).sha256);
  });

  it('exists only in versions that were written', () => {
    expect(() => draftAgreement('9.9', PARTICULARS)).toThrow('no agreement text of version 9.9');
  });
});
