import type { TicketAction } from '@rep13/contracts-sla/constants';
import { act, after, check, openTicket } from '../../test/ticket-in-time.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';

const due = ({ nextDue, nextDueAt, nextDueBy }: SlaTicket) => [nextDue, nextDueBy, nextDueAt];
const led = (...actions: TicketAction[]) => {
  const ticket = openTicket();
  for (const action of actions) act(ticket, action, 1);
  return ticket;
};
const WITH_CLIENT = ['acknowledge', 'forward'] as const;
const AT_WORK = [...WITH_CLIENT, 'start'] as const;

describe('what is due next of an open order', () => {
  it('is there in every state that it can be led into, with whose it is', () => {
    const ways: TicketAction[][] = [[], ['acknowledge'], [...WITH_CLIENT], [...AT_WORK]];
    ways.push(
      [...AT_WORK, 'ask-authority'],
      [...AT_WORK, 'ask-authority', 'resume'],
      [...AT_WORK, 'respond'],
    );
    for (const way of ways)
      for (const hours of [1, 10, 40, 80, 200]) {
        const ticket = led(...way);
        check(ticket, hours);
        expect([way, hours, ...due(ticket)]).toEqual([
          way,
          hours,
          expect.any(String),
          expect.stringMatching(/^(staff|client|authority)$/),
          expect.any(Date),
        ]);
      }
  });

  it.each<[string, TicketAction[], unknown[]]>([
    ['our acknowledgement', [], ['acknowledge', 'staff', after(24)]],
    ['our next step, within a day', ['acknowledge'], ['step', 'staff', after(25)]],
    ['the answer of the client who has it', [...WITH_CLIENT], ['client', 'client', after(13)]],
    ['the same while we work on it', [...AT_WORK], ['client', 'client', after(13)]],
    [
      'the answer of the authority that we asked',
      [...AT_WORK, 'ask-authority'],
      ['authority', 'authority', after(73)],
    ],
    ['our last step once we have replied', [...AT_WORK, 'respond'], ['step', 'staff', after(25)]],
    ['nothing of a closed one', ['close'], [null, null, null]],
  ])('is %s', (_, way, expected) => {
    expect(due(led(...way))).toEqual(expected);
  });

  it('comes back to us when the client has not answered in its time', () => {
    const ticket = led(...AT_WORK);
    expect([7, 13.01].map((hours) => check(ticket, hours))).toEqual([['client-remind'], ['escalate']]);
    expect(due(ticket)).toEqual(['step', 'staff', after(37.01)]);
  });

  it('comes back to us when the authority has not answered, after a reminder', () => {
    const ticket = led(...AT_WORK, 'ask-authority');
    expect([36, 37, 60, 73.01, 80].map((hours) => check(ticket, hours))).toEqual([
      [],
      ['authority-remind'],
      [],
      ['authority-miss'],
      [],
    ]);
    expect(due(ticket)).toEqual(['step', 'staff', after(97.01)]);
    ticket.authorityWrote(after(90));
    ticket.readByStaff(after(90));
    expect(due(ticket)).toEqual(['client', 'client', expect.any(Date)]);
  });

  it('comes to us with what client or authority writes, and is put off by no more of it', () => {
    const ticket = led(...WITH_CLIENT);
    ticket.clientWrote({}, after(4));
    ticket.readByStaff(after(4));
    expect(due(ticket)).toEqual(['step', 'staff', after(28)]);
    ticket.authorityWrote(after(10));
    ticket.clientWrote({}, after(20));
    ticket.assign(7, after(21));
    ticket.readByStaff(after(21));
    expect(due(ticket)).toEqual(['step', 'staff', after(28)]);
    ticket.wroteToAuthority(after(22));
    expect(due(ticket)).toEqual(['step', 'staff', after(46)]);
  });

  it('is the answer that the authority wants where that is sooner', () => {
    const ticket = led('acknowledge');
    ticket.setAnswerBy(after(10), after(2));
    expect(due(ticket)).toEqual(['answer', 'staff', after(10)]);
  });
});

describe('the time of the client', () => {
  it('runs on when we start work, and ends with our reply', () => {
    const ticket = led(...AT_WORK);
    expect(ticket.client).toMatchObject({ dueAt: after(13), isOpen: true });
    act(ticket, 'respond', 5);
    expect(ticket.client.isOpen).toBe(false);
    expect(check(ticket, 30)).toEqual([]);
  });
});

describe('what client and authority write', () => {
  const unread = () => {
    const ticket = led(...WITH_CLIENT);
    ticket.clientWrote({}, after(2));
    return ticket;
  };

  it('is due to be read before all else, from the first word that nobody has read', () => {
    const ticket = unread();
    ticket.authorityWrote(after(3));
    expect(ticket.unreadSince).toEqual(after(2));
    expect(due(ticket)).toEqual(['message', 'staff', after(6)]);
  });

  it('stays ours to deal with once it is read, without a new version', () => {
    const ticket = unread();
    const { version } = ticket;
    ticket.readByStaff(after(4));
    expect(ticket).toMatchObject({ unreadSince: null, version });
    expect(due(ticket)).toEqual(['step', 'staff', after(26)]);
  });

  it('is read by who answers, and by nobody who only presses on', () => {
    const answered = unread();
    answered.wroteToClient(false, after(3));
    expect(answered.unreadSince).toBeNull();
    const pressed = unread();
    act(pressed, 'start', 3);
    pressed.assign(7, after(4));
    expect(pressed.unreadSince).toEqual(after(2));
  });

  it('is unread as a file alone too, but what comes with a new order is read with it', () => {
    const ticket = led(...WITH_CLIENT);
    ticket.fileCame(after(2));
    expect(due(ticket)).toEqual(['message', 'staff', after(6)]);
    const filed = openTicket();
    filed.fileCame(after(0.1));
    expect(due(filed)).toEqual(['acknowledge', 'staff', after(24)]);
  });

  it('waits for nobody once the order is closed', () => {
    const ticket = unread();
    act(ticket, 'close', 3, 'Withdrawn');
    expect(ticket).toMatchObject({ unreadSince: null, nextDue: null });
  });
});
