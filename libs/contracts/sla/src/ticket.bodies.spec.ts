import { plainToInstance } from 'class-transformer';
import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { MoveTicketBody, OpenTicketBody, TicketsQuery } from './index.ts';

const COMPLETE = {
  signupId: 123_456_789,
  authorityName: 'ACM',
  authorityContactDate: '2026-11-20T09:14:00Z',
};

describe('an order', () => {
  const messages = (changes: object) => messagesOf(OpenTicketBody, { ...COMPLETE, ...changes });

  it.each([
    {},
    { urgencyLevel: 'high', description: 'Two\nlines' },
    { description: null },
    { description: '' },
  ])('is taken with %j', (given) => expect(messages(given)).toEqual({}));

  it.each(['low', 'normal', 'high', 'critical'])('may be of the urgency %s', (urgencyLevel) =>
    expect(messages({ urgencyLevel })).toEqual({}),
  );

  it.each([
    '2026-11-20T09:14:00.123Z',
    '2026-11-20T09:14Z',
    '2026-11-20T09:14:00+01:00',
    '2024-02-29T00:00:00Z',
  ])('may have come at %s', (authorityContactDate) => expect(messages({ authorityContactDate })).toEqual({}));

  it.each([
    '2026-11-20',
    '2026-11-20T09:14:00',
    '2026-02-30T09:14:00Z',
    '2025-02-29T09:14:00Z',
    '2026-11-20T24:00:00Z',
    '2026-W47-5T09:14:00Z',
    '20 November 2026',
    1_795_166_040_000,
    null,
    ['2026-11-20T09:14:00Z'],
  ])('can not have come at %p', (authorityContactDate) => {
    expect(messages({ authorityContactDate })['authorityContactDate']).toContain(
      'Please give date, time and time zone, for example 2026-11-20T09:14:00Z',
    );
  });

  it.each([
    ['signupId', '123456789'],
    ['authorityName', '  '],
    ['authorityName', 'ACM\r\nBcc: x'],
    ['urgencyLevel', 'urgent'],
    ['description', 'x'.repeat(5_001)],
    ['description', 'bell \u0007'],
    ['status', 'closed'],
    ['ticketNumber', 'SLA-2026-00001'],
  ])('is refused with %s = %j', (field, value) => {
    expect(messages({ [field]: value })).toHaveProperty(field);
  });
});

describe('a move', () => {
  it.each([{}, { note: 'x'.repeat(2_000) }, { reason: 'Withdrawn', note: null }])('takes %j', (given) => {
    expect(messagesOf(MoveTicketBody, given)).toEqual({});
  });

  it.each([
    ['note', 'x'.repeat(2_001)],
    ['reason', 'x'.repeat(2_001)],
    ['note', 7],
    ['actor', 'admin:1'],
  ])('is refused with %s = %j', (field, value) => {
    expect(messagesOf(MoveTicketBody, { [field]: value })).toHaveProperty(field);
  });
});

describe('what a list of tickets is asked', () => {
  it('comes from an address as text and is read as what it means', () => {
    const query = { status: 'closed', compliant: 'false', open: 'true', signupId: '123456789' };
    expect(plainToInstance(TicketsQuery, query)).toEqual({
      status: 'closed',
      compliant: false,
      open: true,
      signupId: 123_456_789,
    });
    expect(messagesOf(TicketsQuery, query)).toEqual({});
  });

  it.each([
    ['status', 'lost'],
    ['urgencyLevel', 'urgent'],
    ['compliant', 'maybe'],
    ['open', '1'],
    ['signupId', 'x'],
  ])('is refused with %s=%s', (field, value) => {
    expect(messagesOf(TicketsQuery, { [field]: value })).toHaveProperty(field);
  });
});
