import { act, after, openTicket } from '../../test/ticket-in-time.ts';
import { toTicketView } from './ticket.view.ts';

const AT = after(3);
const atWork = () => {
  const ticket = openTicket();
  for (const action of ['acknowledge', 'forward', 'start'] as const) act(ticket, action, 1);
  return Object.assign(ticket, { id: 1 });
};
const respond = (details: Parameters<ReturnType<typeof atWork>['move']>[1]) => {
  const ticket = atWork();
  ticket.move('respond', details, after(4));
  const { outcome, effectAt, outcomeReason } = toTicketView(ticket);
  return { outcome, effectAt, outcomeReason };
};

describe('what is recorded of an order', () => {
  it.each([
    ['nothing, where nothing is said', {}, { outcome: null, effectAt: null, outcomeReason: null }],
    [
      'effect, and when it was given',
      { outcome: 'given', effectAt: AT },
      { outcome: 'given', effectAt: AT.toISOString(), outcomeReason: null },
    ],
    [
      'effect without a time, where nobody said when: never the time of the button',
      { outcome: 'given' },
      { outcome: 'given', effectAt: null, outcomeReason: null },
    ],
    [
      'effect given in part, and why not the rest',
      { outcome: 'partly', effectAt: AT, outcomeReason: 'One address was gone' },
      { outcome: 'partly', effectAt: AT.toISOString(), outcomeReason: 'One address was gone' },
    ],
    [
      'no effect and why, without a time of effect',
      { outcome: 'refused', outcomeReason: 'It is lawful here' },
      { outcome: 'refused', effectAt: null, outcomeReason: 'It is lawful here' },
    ],
  ] as const)('is %s', (_, details, recorded) => {
    expect(respond(details)).toEqual(recorded);
  });

  it.each([
    ['a time of effect without effect', { outcome: 'refused', effectAt: AT }, 'effectAt'],
    ['a time of effect of nobody knows what', { effectAt: AT }, 'effectAt'],
    ['a time of effect to come', { outcome: 'given', effectAt: after(5) }, 'effectAt'],
    ['a reason for nobody knows what', { outcomeReason: 'Because' }, 'outcome'],
  ] as const)('is never %s', (_, details, path) => {
    expect(() => respond(details)).toThrow(
      expect.objectContaining({ details: { errors: [expect.objectContaining({ path })] } }),
    );
  });

  it('shows no time of effect where an earlier version has written one for a refusal', () => {
    const ticket = Object.assign(atWork(), { outcome: 'refused', effectAt: AT });
    expect(toTicketView(ticket).effectAt).toBeNull();
  });

  it('is beside it what the client says, the latest', () => {
    const ticket = atWork();
    expect(toTicketView(ticket).clientSaid).toBeNull();
    ticket.clientWrote({ outcome: 'given', effectAt: AT, outcomeReason: null }, after(4));
    ticket.clientWrote({}, after(5));
    expect(toTicketView(ticket).clientSaid).toEqual({
      outcome: 'given',
      effectAt: AT.toISOString(),
      reason: null,
    });
    ticket.clientWrote({ outcome: 'refused', outcomeReason: 'Not ours' }, after(6));
    expect(toTicketView(ticket)).toMatchObject({
      outcome: null,
      clientSaid: { outcome: 'refused', effectAt: null, reason: 'Not ours' },
    });
  });
});

describe('the end of an order', () => {
  const filed = () => {
    const ticket = openTicket(0, { source: 'authority', reference: 'A-ABCD-EFGH' });
    ticket.wroteToAuthority(after(1));
    return ticket;
  };
  const close = (details: Parameters<ReturnType<typeof filed>['move']>[1]) => {
    const ticket = filed();
    ticket.move('close', { reason: 'Done', ...details }, after(4));
    return ticket;
  };

  it.each([{}, { closedAs: 'answered-elsewhere' }] as const)(
    'needs what was done about it: %j',
    (details) => {
      expect(() => close(details)).toThrow(/what was done about the order/);
      expect(close({ ...details, outcome: 'given' })).toMatchObject({ status: 'closed', outcome: 'given' });
    },
  );

  it('may have been recorded before, but a bare reply is none', () => {
    const answered = (details: object) => {
      const ticket = filed();
      for (const action of ['forward', 'start'] as const) act(ticket, action, 2);
      ticket.move('respond', details, after(3));
      return ticket;
    };
    const end = (details: object) => answered(details).move('close', { reason: 'Done' }, after(4));
    expect(() => end({})).toThrow(/what was done about the order/);
    expect(end({ outcome: 'given' }).map(({ name }) => name)).toEqual(['close']);
  });

  it.each(['withdrawn', 'misdirected', 'duplicate', 'spam'] as const)(
    'or that it was none: %s',
    (closedAs) => {
      expect(close({ closedAs })).toMatchObject({ status: 'closed', closedAs, outcome: null });
    },
  );

  it('is nothing of the answer to who sent spam, and two may say so also of a critical one', () => {
    const ticket = openTicket(0, { source: 'authority', urgencyLevel: 'critical' });
    const steps = ticket.move('close', { reason: 'A prank', closedAs: 'spam' }, after(1));
    expect(steps.map(({ name }) => name)).toEqual(['mark-spam']);
    expect(ticket.responseDate).toBeNull();
  });

  it('is the same for one that staff typed in: a reason alone does not end it', () => {
    const end = (details: object) =>
      openTicket().move('close', { reason: 'Answered by letter', ...details }, after(1));
    expect(() => end({})).toThrow(/what was done about the order/);
    expect(end({ outcome: 'given' }).map(({ name }) => name)).toEqual(['acknowledge', 'close']);
    expect(end({ closedAs: 'withdrawn' }).map(({ name }) => name)).toEqual(['acknowledge', 'close']);
  });
});
