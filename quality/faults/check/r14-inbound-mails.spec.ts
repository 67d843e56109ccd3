import type { Row } from '../evidence.ts';
import { aCustomer, fault } from './made-up.ts';
import { checkInboundMails } from './r14-inbound-mails.ts';

const AT = 1_795_000_000_000;
const SUBJECT = 'Order 1-0 of the fault run';
const ROW = {
  ...{ id: 1, subject: SUBJECT, state: 'waiting', reading: 'whole', reading_reason: null, warned_percent: 0 },
  ...{ received_at: new Date(AT + 50), next_warning_at: new Date(AT + 50 + 12 * 3_600_000) },
};
const SENT = { subject: SUBJECT, firstAt: AT, acknowledgedAt: [AT + 100, AT + 400] };

const stateOf = (rows: readonly Row[], sent: Partial<typeof SENT> = {}, faults = aCustomer().faults) =>
  checkInboundMails({
    ...aCustomer(),
    faults,
    mails: [{ ...SENT, ...sent }],
    tables: { 'sla.inbound_mails': rows },
  }).state;

describe('R14', () => {
  it('holds for a mail that was sent twice and is there once, and for one that never had a 250', () => {
    expect(stateOf([ROW])).toBe('held');
    expect(stateOf([], { acknowledgedAt: [] })).toBe('held');
    expect(stateOf([{ ...ROW, reading: 'no', reading_reason: 'crashed' }])).toBe('held');
  });

  it.each([
    ['it is lost', []],
    ['it is there twice', [ROW, { ...ROW, id: 2 }]],
    ['nobody has read it', [{ ...ROW, state: 'reading', reading: null }]],
    ['it cannot be read, and does not say why', [{ ...ROW, reading: 'no' }]],
    ['its clock began before it was sent', [{ ...ROW, received_at: new Date(AT - 60_000) }]],
    ['its clock began after its 250', [{ ...ROW, received_at: new Date(AT + 60_000) }]],
    ['its first warning is at another time', [{ ...ROW, next_warning_at: new Date(AT) }]],
    ['it is never warned of', [{ ...ROW, next_warning_at: null }]],
  ])('breaks when %s', (_, rows) => {
    expect(stateOf(rows)).toBe('broken');
  });

  it('forgives a clock that was moved', () => {
    const ahead = new Date(AT + 600_000);
    const row = { ...ROW, received_at: ahead, next_warning_at: new Date(ahead.getTime() + 12 * 3_600_000) };
    expect(stateOf([row], {}, [fault({ kind: 'clock-ahead', target: 'sla' })])).toBe('held');
    expect(stateOf([row], {}, [fault({ kind: 'clock-ahead', target: 'gateway' })])).toBe('broken');
  });
});
