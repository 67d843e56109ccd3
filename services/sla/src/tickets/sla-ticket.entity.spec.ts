import { act, after, check, openTicket } from '../../test/ticket-in-time.ts';
import { TicketMoveNotAllowed } from './tickets.errors.ts';

describe('a new ticket', () => {
  it('waits, with a clock that runs', () => {
    expect(openTicket()).toMatchObject({
      status: 'pending',
      urgencyLevel: 'normal',
      responseDate: null,
      forwardedToClient: false,
      slaCompliant: true,
      dueAt: after(24),
      nextDeadlineAt: after(12),
    });
  });

  it('is warned of at each threshold once, and breached once', () => {
    const ticket = openTicket();
    const steps = [1, 12, 12, 13, 18, 21.6, 23, 24, 24.01, 25, 30].map((hours) => check(ticket, hours));
    expect(steps).toEqual([[], ['warn-50'], [], [], ['warn-75'], ['warn-90'], [], [], ['breach'], [], []]);
    expect(ticket).toMatchObject({ slaCompliant: false, nextDeadlineAt: null });
  });

  it('is warned of once after a standstill, with the latest warning', () => {
    const ticket = openTicket();
    expect(check(ticket, 22)).toEqual(['warn-90']);
    expect(ticket.nextDeadlineAt).toEqual(new Date(after(24).getTime() + 1));
  });

  it('hears nothing twice when the time goes back and forth', () => {
    const ticket = openTicket();
    expect([18, 12, 18, 17, 22, 12, 22].map((hours) => check(ticket, hours))).toEqual([
      ['warn-75'],
      [],
      [],
      [],
      ['warn-90'],
      [],
      [],
    ]);
    expect([25, 12, 25].map((hours) => check(ticket, hours))).toEqual([['breach'], [], []]);
  });

  it('is breached without warnings after a standstill that was too long', () => {
    expect(check(openTicket(), 48)).toEqual(['breach']);
  });

  it.each([
    [13, 18],
    [19, 21.6],
  ])('entered %i hours late is not warned of the past', (late, next) => {
    const ticket = openTicket(late);
    expect(check(ticket, late)).toEqual([]);
    expect(ticket.nextDeadlineAt).toEqual(after(next));
  });

  it('entered too late is breached at once', () => {
    const ticket = openTicket(25);
    expect(check(ticket, 25)).toEqual(['breach']);
    expect(ticket).toMatchObject({ slaCompliant: false, status: 'pending', nextDeadlineAt: null });
  });
});

describe('the acknowledgement', () => {
  it('stops the clock and says how long it took', () => {
    const ticket = openTicket();
    expect(act(ticket, 'acknowledge', 0.283)).toEqual(['acknowledge']);
    expect(ticket).toMatchObject({
      status: 'acknowledged',
      responseDate: after(0.283),
      responseTimeHours: '0.28',
      slaCompliant: true,
      nextDeadlineAt: null,
    });
    expect(check(ticket, 30)).toEqual([]);
  });

  it('in the last moment is in time', () => {
    const ticket = openTicket();
    act(ticket, 'acknowledge', 24);
    expect(ticket).toMatchObject({ responseTimeHours: '24.00', slaCompliant: true });
  });

  it('that is late finds the breach that nobody noticed, and leaves it', () => {
    const ticket = openTicket();
    expect(act(ticket, 'acknowledge', 24.5)).toEqual(['breach', 'acknowledge']);
    expect(ticket).toMatchObject({ responseTimeHours: '24.50', slaCompliant: false });
  });

  it('after the breach does not breach again', () => {
    const ticket = openTicket();
    check(ticket, 24.1);
    expect(act(ticket, 'acknowledge', 25)).toEqual(['acknowledge']);
    expect(ticket.slaCompliant).toBe(false);
  });

  it('comes with the end, if that is the first thing that happens', () => {
    const ticket = openTicket();
    expect(act(ticket, 'close', 1, 'Sent to us by mistake')).toEqual(['acknowledge', 'close']);
    expect(ticket).toMatchObject({ responseDate: after(1), responseTimeHours: '1.00' });
  });

  it('is the first one for ever, and nothing later breaks the promise it kept', () => {
    const ticket = openTicket();
    act(ticket, 'acknowledge', 1);
    expect(act(ticket, 'forward', 30)).toEqual(['forward']);
    expect(ticket).toMatchObject({ responseDate: after(1), responseTimeHours: '1.00', slaCompliant: true });
  });
});

describe('a forwarded ticket', () => {
  const forwarded = () => {
    const ticket = openTicket();
    act(ticket, 'acknowledge', 0.5);
    act(ticket, 'forward', 1);
    return ticket;
  };

  it('is marked as such', () => {
    expect(forwarded()).toMatchObject({
      forwardedToClient: true,
      forwardedDate: after(1),
      nextDeadlineAt: after(7),
      nextDueAt: after(13),
      nextDue: 'client',
    });
  });

  it('escalates once after 12 hours without an answer', () => {
    const ticket = forwarded();
    expect([6.9, 7, 13, 13.01, 14].map((hours) => check(ticket, hours))).toEqual([
      [],
      ['client-remind'],
      [],
      ['escalate'],
      [],
    ]);
    expect(ticket).toMatchObject({ escalatedAt: after(13.01), nextDeadlineAt: null, nextDue: 'step' });
  });

  it('is neither reminded of nor escalated once the client has read it, and is still late without an answer', () => {
    const ticket = forwarded();
    expect(ticket.readByClient(after(2)).map(({ name }) => name)).toEqual(['client-read']);
    expect(ticket.readByClient(after(3))).toEqual([]);
    expect([8, 13.01, 20].map((hours) => check(ticket, hours))).toEqual([[], ['client-miss'], []]);
    ticket.clientWrote({}, after(21));
    expect(ticket).toMatchObject({
      clientAnsweredAt: after(21),
      client: { isOnTime: false },
      nextDue: 'message',
    });
  });

  it('is at rest once the client has answered, until staff asks again', () => {
    const ticket = forwarded();
    ticket.clientWrote({}, after(2));
    expect(ticket).toMatchObject({ clientReadAt: after(2), client: { isOnTime: true }, nextDueBy: 'staff' });
    ticket.wroteToClient(false, after(3));
    expect(ticket).toMatchObject({ clientReadAt: after(2), nextDueBy: 'staff' });
    ticket.wroteToClient(true, after(4));
    expect(ticket).toMatchObject({ clientReadAt: null, nextDueAt: after(16), nextDeadlineAt: after(10) });
  });

  it('escalates also while we work on it: none of our steps ends the time of the client', () => {
    const ticket = forwarded();
    act(ticket, 'start', 5);
    expect([7, 13.01, 30].map((hours) => check(ticket, hours))).toEqual([
      ['client-remind'],
      ['escalate'],
      [],
    ]);
  });
});

describe('a closed ticket', () => {
  it('keeps its reason, and the breach it ended with', () => {
    const ticket = openTicket();
    act(ticket, 'close', 30, 'Withdrawn by the authority');
    expect(ticket).toMatchObject({
      status: 'closed',
      closeReason: 'Withdrawn by the authority',
      slaCompliant: false,
      nextDeadlineAt: null,
    });
  });

  it('takes nothing more', () => {
    const ticket = openTicket();
    act(ticket, 'close', 1, 'Sent twice');
    expect(() => act(ticket, 'close', 2, 'Again')).toThrow('This ticket is closed. Allowed next: nothing.');
    expect(ticket.closeReason).toBe('Sent twice');
  });
});

describe('a move that is not allowed', () => {
  it('changes nothing, and says where the ticket stands and what may be done', () => {
    const ticket = openTicket();
    act(ticket, 'acknowledge', 1);
    const before = { ...ticket };

    expect(() => act(ticket, 'resume', 2)).toThrow(TicketMoveNotAllowed);
    expect(() => act(ticket, 'resume', 2)).toThrow(
      'This ticket is acknowledged. Allowed next: forward, ask-authority, close.',
    );
    expect({ ...ticket }).toEqual(before);
  });
});
