import type { Evidence, Read } from '../evidence.ts';
import { checkMajority } from './c1-majority.ts';
import { checkOutside } from './c2-outside.ts';
import { aCustomer, fault } from './made-up.ts';
import { checkMails } from './r3-mails.ts';

const NUMBER = 'DSA-202611-0001';

describe('C1, with two of three hosts gone,', () => {
  const [call] = aCustomer().calls;
  const { startedAt } = call!;
  const gone = fault({
    ...{ kind: 'two-hosts-killed', target: 'primary+standby' },
    ...{ from: startedAt - 1_000, to: startedAt + 1_000 },
  });
  const withCalls = (status: number): Evidence => ({
    ...aCustomer(),
    faults: [gone],
    calls: [{ ...call!, status, answer: {} }],
  });
  const read = (status: number, at: number): Read => ({
    ...{ path: `/api/register/${NUMBER}`, status },
    ...{ startedAt: startedAt + at, endedAt: startedAt + at + 10 },
  });

  it('is not tried without that', () => {
    expect(checkMajority(aCustomer()).state).toBe('not tried');
  });

  it('holds while every write is refused, and breaks with one that is accepted', () => {
    expect(checkMajority(withCalls(503))).toMatchObject({ state: 'held', summary: '1 writes: 503 1 times' });
    expect(checkMajority(withCalls(201)).state).toBe('broken');
  });

  it('breaks when something that was there is said not to be', () => {
    const reads = [read(404, 0), read(200, 10), read(503, 20)];
    expect(checkMajority({ ...withCalls(503), reads }).state).toBe('held');
    expect(checkMajority({ ...withCalls(503), reads: [...reads, read(404, 30)] }).state).toBe('broken');
  });
});

describe('R3, of a mail that came twice when a host was killed,', () => {
  const one = aCustomer();
  const [mail, ...others] = one.deliveries;
  const { at } = mail!;
  const stateOf = (killedAt: number, again = mail!) => {
    const killed = fault({
      ...{ kind: 'host-killed', target: 'primary' },
      ...{ from: killedAt, to: killedAt + 30_000 },
    });
    const later = one.calls.map((call) => ({ ...call, key: `${call.key} later`, endedAt: killedAt + 8_000 }));
    const calls = [...one.calls, ...later];
    return checkMails({ ...one, calls, faults: [killed], deliveries: [mail!, again, ...others] }).state;
  };

  it('holds when it was taken while nothing could be written', () => {
    expect(stateOf(at)).toBe('held');
    expect(stateOf(at - 7_000)).toBe('held');
  });

  it('breaks when it was taken long before, or once writes were accepted again', () => {
    expect(stateOf(at + 5_000)).toBe('broken');
    expect(stateOf(at - 11_000)).toBe('broken');
  });

  it('breaks with a second Message-ID in any case', () => {
    expect(stateOf(at, { ...mail!, messageId: mail!.messageId.replace('@', '.2@') })).toBe('broken');
  });
});

describe('C2, of a consumer outside,', () => {
  const signed = { signupId: 77, agreementNumber: NUMBER };
  const withInvoices = (...numbers: string[]): Evidence => {
    const one = aCustomer();
    const outbox = [{ event_id: 'e', type: 'agreements.agreement.signed.v1', data: signed }];
    const invoices = numbers.map((number) => ({ agreement_number: number, signed_at: new Date(5) }));
    const tables = { ...one.tables, 'agreements.outbox_messages': outbox };
    return { ...one, tables, outside: { invoices, from: 0, to: 10 } };
  };

  it('is not tried without one', () => {
    expect(checkOutside(aCustomer()).state).toBe('not tried');
  });

  it('holds with one invoice for each agreement', () => {
    expect(checkOutside(withInvoices(NUMBER))).toMatchObject({
      state: 'held',
      summary: '1 agreements, 1 of them signed while it was down',
    });
  });

  it.each([
    ['none', []],
    ['two', [NUMBER, NUMBER]],
    ['one of something else', [NUMBER, 'DSA-202611-0009']],
  ])('breaks with %s', (_what, numbers) => {
    expect(checkOutside(withInvoices(...numbers)).state).toBe('broken');
  });
});
