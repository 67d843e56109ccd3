import { OrderEffect } from '../tickets/order-effect.ts';
import { draftUserLetter } from './draft-user-letter.ts';

const REQUEST = {
  ownReference: 'ACM/26/1234',
  legalBasis: 'Article 5 of the Act',
  reasons: 'The page offers what the Act forbids.',
  reasonsWithheld: false,
  urls: ['https://acme.example/offer'],
  identifiers: ['ada'],
  redress: 'Appeal within six weeks.',
  scope: 'The Netherlands',
};
const TICKET = {
  orderKind: 'act',
  authorityName: 'ACM',
  companyName: 'Acme Inc.',
  issuingState: 'Netherlands',
  outcome: 'given',
  effectAt: new Date('2026-11-20T12:00:00Z'),
  outcomeReason: null,
  clientSaid: new OrderEffect(),
} as const;
const INFORMATION = { ...TICKET, orderKind: 'information' } as const;
const draft = (ticket: Parameters<typeof draftUserLetter>[0] = TICKET, given: Partial<typeof REQUEST> = {}) =>
  draftUserLetter(ticket, { ...REQUEST, ...given }) ?? '';

describe('the letter to the user concerned', () => {
  it('has all that Article 9(5) asks for: the order and its effect, reasons, redress and scope', () => {
    const text = draft();
    for (const element of [
      'ACM (Netherlands) has ordered us to act',
      'Article 9 of Regulation (EU) 2022/2065',
      'https://acme.example/offer',
      'On 20 November 2026 at 12:00 UTC we acted',
      'ACM/26/1234',
      'Article 5 of the Act',
      'The page offers what the Act forbids.',
      'Appeal within six weeks.',
      'The Netherlands',
      'Acme Inc.',
    ])
      expect(text).toContain(element);
  });

  it('has what Article 10(5) asks for, and no territorial scope', () => {
    const text = draft(INFORMATION);
    expect(text).toContain('Article 10 of Regulation (EU) 2022/2065');
    expect(text).toContain('Appeal within six weeks.');
    expect(text).not.toMatch(/Where the order applies|Article 9/);
  });

  it('leaves gaps in square brackets for what the order does not say, and is drafted without any of it', () => {
    expect(draftUserLetter({ ...TICKET, outcome: null, effectAt: null }, null)).toMatch(
      /\[the reasons that the order gives\][^]*\[the redress[^]*\[the countries/,
    );
  });

  it('says why reasons are not given where criminal proceedings forbid it', () => {
    const { reasons: _, ...rest } = REQUEST;
    expect(draftUserLetter(INFORMATION, { ...rest, reasons: null, reasonsWithheld: true })).toContain(
      'criminal offences forbid it',
    );
  });

  it('asks to keep only what is about its reader where an order names several', () => {
    expect(draft(INFORMATION, { identifiers: ['ada', 'bob'] })).toContain('[keep only the account name');
  });

  it('takes what the client says it did while nothing is recorded', () => {
    const partly = {
      outcome: 'partly',
      effectAt: new Date('2026-11-21T08:00:00Z'),
      outcomeReason: 'One was gone',
    } as const;
    const text = draft({ ...TICKET, outcome: null, effectAt: null, clientSaid: partly });
    expect(text).toContain('On 21 November 2026 at 08:00 UTC we acted');
    expect(text).toContain('a part of the order only. One was gone');
  });

  it('is there for orders of Articles 9 and 10 alone', () => {
    expect([draft({ ...TICKET, orderKind: 'general' }), draft({ ...TICKET, orderKind: null })]).toEqual([
      '',
      '',
    ]);
  });
});
