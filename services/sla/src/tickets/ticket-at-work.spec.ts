import { act, after, check, openTicket } from '../../test/ticket-in-time.ts';
import { TicketMoveNotAllowed } from './tickets.errors.ts';

describe('the answer that the authority waits for', () => {
  const until = (hours: number) => ({ answerBy: after(hours) });
  const atWork = (hours: number) => {
    const ticket = openTicket(0, until(hours));
    for (const action of ['acknowledge', 'forward', 'start'] as const) act(ticket, action, 1);
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

  it('stands while we wait for the authority itself, and goes on when it writes', () => {
    const ticket = atWork(100);
    act(ticket, 'ask-authority', 20);
    expect(ticket).toMatchObject({ nextDeadlineAt: null, nextDueAt: null });
    expect(check(ticket, 99)).toEqual([]);
    expect(ticket.authorityWrote(after(70)).map(({ name }) => name)).toEqual(['authority-wrote', 'resume']);
    expect(ticket).toMatchObject({ status: 'in_progress', pausedAt: null, nextDueAt: after(150) });
    expect(check(ticket, 99)).toEqual([]);
    expect(check(ticket, 100)).toEqual(['answer-warn-50']);
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

  it('may be set, moved and taken back', () => {
    const ticket = openTicket();
    ticket.setAnswerBy(after(48), after(1));
    ticket.setAnswerBy(after(96), after(2));
    expect(ticket.answer.dueAt).toEqual(after(96));
    ticket.setAnswerBy(null, after(3));
    expect(ticket).toMatchObject({ answer: { dueAt: null }, nextDue: 'acknowledge' });
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
    ticket.classify({ ticketId: 1, urgencyLevel: 'critical' }, after(1));
    return ticket;
  };

  it('does not become less, and is not thrown away, so that one person cannot end it', () => {
    const ticket = critical();
    expect(() => ticket.classify({ ticketId: 1, urgencyLevel: 'normal' }, after(2))).toThrow(CRITICAL);
    expect(() => ticket.markSpam('Nobody sent it', after(2))).toThrow(CRITICAL);
    expect(ticket).toMatchObject({ urgencyLevel: 'critical', status: 'pending' });
  });

  it('is classified otherwise like every other', () => {
    const ticket = critical();
    ticket.classify({ ticketId: 1, urgencyLevel: 'critical', orderKind: 'act' }, after(2));
    expect(ticket).toMatchObject({ urgencyLevel: 'critical', orderKind: 'act' });
  });
});
