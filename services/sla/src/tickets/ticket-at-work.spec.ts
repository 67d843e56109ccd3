import { act, after, check, openTicket } from '../../test/ticket-in-time.ts';
import { TicketMoveNotAllowed } from './tickets.errors.ts';

describe('the answer that the authority waits for', () => {
  const until = (hours: number) => ({ answerBy: after(hours) });
  const atWork = (hours: number) => {
    const ticket = openTicket(0, until(hours));
    for (const action of ['acknowledge', 'forward', 'start'] as const) act(ticket, action, 1);
    ticket.clientWrote({}, after(2));
    return ticket;
  };

  it('has a clock of its own, with warnings, and a miss that sticks', () => {
    const ticket = atWork(100);
    expect([49, 50, 75, 90, 100, 100.01, 200].map((hours) => check(ticket, hours))).toEqual([
      [],
      ['answer-warn-50'],
      ['answer-warn-75'],
      ['answer-warn-90'],
      [],
      ['answer-miss'],
      [],
    ]);
    act(ticket, 'respond', 201);
    expect(ticket.answer).toMatchObject({ isOnTime: false, metAt: after(201) });
  });

  it('is met by the reply, and the effect has its time', () => {
    const ticket = atWork(100);
    ticket.move('respond', { outcome: 'given', effectAt: after(3) }, after(4));
    expect(ticket).toMatchObject({ outcome: 'given', effectAt: after(3), answer: { isOnTime: true } });
    expect(check(ticket, 300)).toEqual([]);
  });

  it('runs on while we wait for the authority itself, with its date where it was, in sight', () => {
    const ticket = atWork(40);
    ticket.readByStaff(after(2));
    act(ticket, 'ask-authority', 10);
    expect(ticket).toMatchObject({ nextDue: 'answer', nextDueAt: after(40), nextDeadlineAt: after(20) });
    expect([20, 30, 36].map((hours) => check(ticket, hours))).toEqual([
      ['answer-warn-50'],
      ['answer-warn-75'],
      ['answer-warn-90'],
    ]);
    expect(ticket.authorityWrote(after(38)).map(({ name }) => name)).toEqual(['authority-wrote', 'resume']);
    expect(ticket).toMatchObject({
      status: 'in_progress',
      answer: { startedAt: after(0), dueAt: after(40) },
    });
    expect(check(ticket, 40.01)).toEqual(['answer-miss']);
  });

  it('gives a client who is asked meanwhile its own time, and no more', () => {
    const ticket = openTicket();
    for (const action of ['acknowledge', 'forward', 'start'] as const) act(ticket, action, 1);
    act(ticket, 'ask-authority', 20);
    ticket.wroteToClient(true, after(60));
    ticket.authorityWrote(after(70));
    expect(ticket.client).toMatchObject({ startedAt: after(70), dueAt: after(82) });
  });

  it('is no longer waited for once the order is closed, and late if it was', () => {
    const inTime = atWork(100);
    act(inTime, 'close', 50, 'Withdrawn');
    expect(inTime.answer).toMatchObject({ dueAt: after(100), isOnTime: true });
    const late = atWork(100);
    act(late, 'close', 101, 'Withdrawn');
    expect(late.answer.isOnTime).toBe(false);
  });

  it('stays missed when a later time is set, kept or taken back', () => {
    const ticket = atWork(30);
    expect(check(ticket, 31)).toEqual(['answer-miss']);
    ticket.setAnswerBy(after(60), after(32));
    expect(ticket.answer).toMatchObject({ dueAt: after(60), isOnTime: false, firstMissedAt: after(31) });
    expect(check(ticket, 61)).toEqual(['answer-miss']);
    expect(ticket.answer).toMatchObject({ firstMissedAt: after(31), missedAt: after(61) });
    ticket.setAnswerBy(after(90), after(62));
    act(ticket, 'respond', 70);
    expect(ticket.answer).toMatchObject({ metAt: after(70), isOnTime: false, firstMissedAt: after(31) });
    const back = atWork(30);
    check(back, 31);
    back.setAnswerBy(after(60), after(32));
    back.setAnswerBy(null, after(33));
    expect(back.answer).toMatchObject({ dueAt: null, isOnTime: false });
  });

  it('is found missed by who sets a later time before the clock was looked at', () => {
    const ticket = atWork(30);
    const steps = ticket.setAnswerBy(after(60), after(31)).map(({ name }) => name);
    expect(steps).toEqual(['answer-miss', 'set-deadline']);
    expect(ticket.answer).toMatchObject({ isOnTime: false, firstMissedAt: after(31) });
  });

  it('of the client stays missed when it is asked again, also where nobody had looked', () => {
    const ticket = openTicket();
    for (const action of ['acknowledge', 'forward'] as const) act(ticket, action, 1);
    const steps = ticket.wroteToClient(true, after(14)).map(({ name }) => name);
    expect(steps).toEqual(['escalate', 'write-client']);
    ticket.clientWrote({}, after(15));
    expect(ticket.client).toMatchObject({ isOnTime: false, firstMissedAt: after(14) });
  });

  it('may be set, moved and taken back', () => {
    const ticket = openTicket();
    ticket.setAnswerBy(after(48), after(1));
    ticket.setAnswerBy(after(96), after(2));
    expect(ticket.answer.dueAt).toEqual(after(96));
    ticket.setAnswerBy(null, after(3));
    expect(ticket).toMatchObject({ answer: { dueAt: null }, nextDue: 'acknowledge' });
  });
});

describe('a question to the authority', () => {
  it.each([
    [['acknowledge'], 'acknowledged'],
    [['acknowledge', 'forward'], 'forwarded'],
    [['acknowledge', 'forward', 'start'], 'in_progress'],
  ] as const)('may be asked after %j, and its answer leads back there', (way, status) => {
    const ticket = openTicket();
    for (const action of way) act(ticket, action, 1);
    act(ticket, 'ask-authority', 2);
    expect(ticket).toMatchObject({ status: 'awaiting_authority', askedFrom: status, nextDueBy: 'authority' });
    ticket.authorityWrote(after(5));
    expect(ticket).toMatchObject({ status, askedFrom: null, pausedAt: null });
    expect(ticket.forwardedToClient).toBe(way.length > 1);
  });
});

describe('a ticket whose client is not to be told', () => {
  it.each([{ doNotInform: true }, { client: null }])('is worked on without forwarding: %j', (given) => {
    const ticket = openTicket(0, given);
    act(ticket, 'acknowledge', 1);
    expect(() => act(ticket, 'forward', 2)).toThrow(TicketMoveNotAllowed);
    expect(act(ticket, 'start', 2)).toEqual(['start']);
  });

  it('names no client in what is announced, until it may', () => {
    const ticket = openTicket(0, { doNotInform: true });
    expect(ticket.namedSignupId).toBeNull();
    ticket.liftDoNotInform(after(1));
    expect(ticket.namedSignupId).toBe(123_456_789);
    expect(ticket.liftDoNotInform(after(2))).toEqual([]);
  });

  it('is acknowledged by the first word to the authority', () => {
    const ticket = openTicket();
    expect(ticket.wroteToAuthority(after(2)).map(({ name }) => name)).toEqual([
      'acknowledge',
      'write-authority',
    ]);
    expect(ticket).toMatchObject({ status: 'acknowledged', responseDate: after(2) });
  });

  it('is late where that word comes too late, also where nobody had looked', () => {
    const ticket = openTicket();
    const steps = ticket.wroteToAuthority(after(25)).map(({ name }) => name);
    expect(steps).toEqual(['breach', 'acknowledge', 'write-authority']);
    expect(ticket.slaCompliant).toBe(false);
  });

  it('that no authority sent counts as nothing', () => {
    const ticket = openTicket();
    ticket.markSpam('Somebody tries the form', after(2));
    expect(ticket).toMatchObject({
      status: 'closed',
      closedAs: 'spam',
      responseDate: null,
      nextDeadlineAt: null,
    });
    expect(check(ticket, 30)).toEqual([]);
  });
});

describe('a critical order', () => {
  const CRITICAL = /stays critical until two of staff close it/;
  const critical = () => {
    const ticket = openTicket();
    ticket.classify({ ticketId: 1, urgencyLevel: 'critical' }, null, after(1));
    return ticket;
  };

  it('does not become less, and is not thrown away, so that one person cannot end it', () => {
    const ticket = critical();
    expect(() => ticket.classify({ ticketId: 1, urgencyLevel: 'normal' }, null, after(2))).toThrow(CRITICAL);
    expect(() => ticket.markSpam('Nobody sent it', after(2))).toThrow(CRITICAL);
    expect(ticket).toMatchObject({ urgencyLevel: 'critical', status: 'pending' });
  });

  it('is classified otherwise like every other', () => {
    const ticket = critical();
    ticket.classify({ ticketId: 1, urgencyLevel: 'critical', orderKind: 'act' }, null, after(2));
    expect(ticket).toMatchObject({ urgencyLevel: 'critical', orderKind: 'act' });
  });
});
