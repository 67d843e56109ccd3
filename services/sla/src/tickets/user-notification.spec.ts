import type { OrderKind, UserNotice } from '@rep13/contracts-authority-requests/constants';
import { act, after, check, openTicket } from '../../test/ticket-in-time.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';
import { toTicketView } from './ticket.view.ts';

const DAY = 24;
/** When the client says that it has carried the order out. */
const EFFECT = 4;

function carriedOut(
  orderKind: OrderKind | null = 'act',
  given: Parameters<typeof openTicket>[1] = {},
): SlaTicket {
  const ticket = openTicket(0, { orderKind, ...given });
  for (const action of ['acknowledge', 'forward'] as const) act(ticket, action, 1);
  ticket.clientWrote({ outcome: 'given', effectAt: after(3) }, after(EFFECT));
  return ticket;
}
const record = (
  ticket: SlaTicket,
  given: Partial<Parameters<SlaTicket['recordUserNotification']>[0]>,
  hours: number,
) => ticket.recordUserNotification({ state: 'told', at: null, because: null, ...given }, after(hours));
const untoldSince = (ticket: SlaTicket) => toTicketView(ticket).userUntoldSince;
const reminders = (ticket: SlaTicket, ...days: number[]) =>
  days.map((day) => check(ticket, EFFECT + day * DAY).filter((name) => name === 'user-remind').length);

describe('that the user concerned is told', () => {
  it.each(['act', 'information'] as const)('is owed from when effect is given to an order to %s', (kind) => {
    expect(untoldSince(carriedOut(kind))).toBe(after(EFFECT).toISOString());
  });

  it.each(['general', null] as const)('is owed of no other request: %s', (kind) => {
    expect(untoldSince(carriedOut(kind))).toBeNull();
  });

  it('is not owed while no effect is given, nor once it is recorded that none was', () => {
    const ticket = openTicket(0, { orderKind: 'act' });
    for (const action of ['acknowledge', 'forward', 'start'] as const) act(ticket, action, 1);
    expect(untoldSince(ticket)).toBeNull();
    ticket.clientWrote({ outcome: 'given', effectAt: after(3) }, after(EFFECT));
    ticket.move('respond', { outcome: 'refused', outcomeReason: 'It was another one' }, after(5));
    expect(untoldSince(ticket)).toBeNull();
  });

  it.each(['spam', 'misdirected', 'duplicate'] as const)('is not owed once it ended as %s', (closedAs) => {
    const ticket = carriedOut();
    ticket.move('close', { reason: 'x', closedAs }, after(5));
    expect(untoldSince(ticket)).toBeNull();
  });

  it('is owed also of an order that was withdrawn after effect was given', () => {
    const ticket = carriedOut();
    ticket.move('close', { reason: 'x', closedAs: 'withdrawn' }, after(5));
    expect(untoldSince(ticket)).toBe(after(EFFECT).toISOString());
  });

  it('is reminded of four times, after a standstill once, and outlasts the order', () => {
    const ticket = carriedOut();
    ticket.move('close', { reason: 'Done', outcome: 'given' }, after(EFFECT + 1));
    expect(reminders(ticket, 0.9, 1, 2, 7, 14, 30)).toEqual([0, 1, 0, 1, 1, 0]);
    expect(ticket.nextDeadlineAt).toBeNull();
    expect(untoldSince(ticket)).toBe(after(EFFECT).toISOString());
  });

  it('is done once the client says when, also of a closed order', () => {
    const ticket = carriedOut();
    ticket.move('close', { reason: 'Done', outcome: 'given' }, after(EFFECT + 1));
    const steps = record(ticket, { at: after(5) }, 6);
    expect(steps.map(({ name }) => name)).toEqual(['user-told']);
    expect(toTicketView(ticket)).toMatchObject({
      userTold: { state: 'told', at: after(5).toISOString(), because: null },
      userUntoldSince: null,
    });
    expect(reminders(ticket, 1, 14)).toEqual([0, 0]);
    expect(record(ticket, { at: after(5) }, 7)).toEqual([]);
  });

  it('stays owed while the client says why not yet', () => {
    const ticket = carriedOut();
    record(ticket, { state: 'not-yet', because: 'The account is closed' }, 5);
    expect(untoldSince(ticket)).toBe(after(EFFECT).toISOString());
    expect(reminders(ticket, 1)).toEqual([1]);
  });

  it('is urged on nobody who may not, until the time that the authority names', () => {
    const ticket = carriedOut();
    const forever = { state: 'may-not', because: 'The prosecutor forbids it' } as const;
    record(ticket, forever, 5);
    expect([untoldSince(ticket), ticket.nextDeadlineAt?.getTime()]).not.toContain(
      after(EFFECT).toISOString(),
    );
    expect(reminders(ticket, 1, 14)).toEqual([0, 0]);
    record(ticket, { ...forever, at: after(30 * DAY) }, 15 * DAY);
    expect(reminders(ticket, 20)).toEqual([0]);
    expect(check(ticket, 30 * DAY)).toEqual([]);
    expect(untoldSince(ticket)).toBe(after(30 * DAY).toISOString());
    expect(check(ticket, 31 * DAY)).toEqual(['user-remind']);
  });

  it.each([
    ['told at no time', { state: 'told' }, 'at'],
    ['told in the future', { state: 'told', at: after(9) }, 'at'],
    ['not told at some time', { state: 'not-yet', at: after(1), because: 'x' }, 'at'],
    ['not told without a reason', { state: 'not-yet' }, 'because'],
    ['forbidden without a reason', { state: 'may-not' }, 'because'],
  ] as const)('is never %s', (_, given, path) => {
    expect(() => record(carriedOut(), given, 5)).toThrow(
      expect.objectContaining({ details: { errors: [expect.objectContaining({ path })] } }),
    );
  });
});

describe('an order of which its authority does not want the user told', () => {
  const notYet = {
    state: 'may-not',
    at: null,
    because: expect.stringMatching(/before the authority allows it/),
  };

  it('urges to nothing before the authority allows it', () => {
    const ticket = carriedOut('act', { userNotice: 'not-yet' });
    expect(toTicketView(ticket)).toMatchObject({ userTold: notYet, userUntoldSince: null });
    expect(reminders(ticket, 1, 14)).toEqual([0, 0]);
    record(ticket, { state: 'not-yet', because: 'The authority allows it now' }, 5);
    expect(untoldSince(ticket)).toBe(after(5).toISOString());
  });

  it('urges to it from the time that the authority named', () => {
    const ticket = carriedOut('information', { userNotice: 'later', userNoticeFrom: after(30 * DAY) });
    expect(toTicketView(ticket).userTold).toMatchObject({
      state: 'may-not',
      at: after(30 * DAY).toISOString(),
    });
    expect(reminders(ticket, 1, 14)).toEqual([0, 0]);
    check(ticket, 30 * DAY);
    expect(untoldSince(ticket)).toBe(after(30 * DAY).toISOString());
  });

  it.each(['allowed', null] as const)('is owed at once where it says %s', (userNotice) => {
    expect(untoldSince(carriedOut('act', { userNotice }))).toBe(after(EFFECT).toISOString());
  });

  it('says the same to another client, whatever the one before said, and once its secrecy is lifted', () => {
    const ticket = openTicket(0, { orderKind: 'act', doNotInform: true, userNotice: 'not-yet' });
    ticket.liftDoNotInform(after(1));
    expect(toTicketView(ticket).userTold).toEqual(notYet);
    act(ticket, 'acknowledge', 1);
    act(ticket, 'forward', 1);
    record(ticket, { at: after(1) }, 2);
    ticket.changeClient({ signupId: 2, companyName: 'Other Ltd.' }, after(3));
    expect(toTicketView(ticket).userTold).toEqual(notYet);
  });
});

describe('an order of which nobody is to be informed', () => {
  const secret = () => openTicket(0, { orderKind: 'act', doNotInform: true });

  it('urges to nothing, whatever is recorded of it', () => {
    const ticket = secret();
    act(ticket, 'acknowledge', 1);
    act(ticket, 'start', 1);
    ticket.move('respond', { outcome: 'given' }, after(2));
    expect(toTicketView(ticket)).toMatchObject({ userTold: { state: 'may-not' }, userUntoldSince: null });
    expect(reminders(ticket, 1, 14)).toEqual([0, 0]);
  });

  it('urges to nothing either once its client may know: that is not its user', () => {
    const ticket = secret();
    act(ticket, 'acknowledge', 1);
    ticket.liftDoNotInform(after(1));
    act(ticket, 'forward', 1);
    ticket.clientWrote({ outcome: 'given', effectAt: after(2) }, after(EFFECT));
    expect(toTicketView(ticket)).toMatchObject({
      userTold: { state: 'may-not', because: 'The authority had asked to inform nobody of its order.' },
      userUntoldSince: null,
    });
    expect(reminders(ticket, 1, 14)).toEqual([0, 0]);
    record(ticket, { state: 'not-yet', because: 'The authority has lifted it for the user too' }, 5);
    expect(untoldSince(ticket)).toBe(after(5).toISOString());
  });
});

describe('an order that turns out to be about another client', () => {
  const other = { signupId: 2, companyName: 'Other Ltd.' };

  it('keeps nothing of what the one before said of its user', () => {
    const ticket = carriedOut();
    record(ticket, { at: after(5) }, 5);
    ticket.changeClient(other, after(6));
    expect(toTicketView(ticket)).toMatchObject({
      userTold: { state: 'not-yet', at: null, because: null },
      userUntoldSince: null,
    });
  });

  it('still forbids what its authority forbade', () => {
    const ticket = openTicket(0, { orderKind: 'act', doNotInform: true });
    ticket.liftDoNotInform(after(1));
    act(ticket, 'acknowledge', 1);
    act(ticket, 'forward', 1);
    ticket.changeClient(other, after(6));
    expect(toTicketView(ticket).userTold.state).toBe('may-not');
  });
});

describe('what the authority says after its order', () => {
  const heard = (ticket: SlaTicket, notice: UserNotice, fromHours: number | null = null, atHours = 6) =>
    ticket.setUserNotice(notice, fromHours === null ? null : after(fromHours), after(atHours));
  const forbidden = (userNotice: UserNotice) => carriedOut('act', { userNotice });
  const stated = (state: 'told' | 'not-yet' | 'may-not') => {
    const ticket = carriedOut();
    record(
      ticket,
      { state, at: state === 'told' ? after(5) : null, because: state === 'told' ? null : 'x' },
      5,
    );
    return ticket;
  };

  it.each([
    ['lifts what the order forbade', () => forbidden('not-yet'), 'allowed', null, 'not-yet', 6],
    ['lifts what the client took for forbidden', () => stated('may-not'), 'allowed', null, 'not-yet', 6],
    ['leaves why it is late', () => stated('not-yet'), 'allowed', null, 'not-yet', EFFECT],
    ['leaves who was told', () => stated('told'), 'not-yet', null, 'told', null],
    ['forbids it from now on', () => carriedOut(), 'not-yet', null, 'may-not', null],
    ['forbids it for a time', () => carriedOut(), 'later', 50, 'may-not', null],
    ['names a time that has come', () => forbidden('not-yet'), 'later', 5, 'may-not', 6],
  ] as const)('%s', (_, order, notice, from, state, owedSince) => {
    const ticket = order();
    expect(heard(ticket, notice, from).map(({ name }) => name)).toEqual(['set-user-notice']);
    expect(toTicketView(ticket)).toMatchObject({
      userTold: { state },
      userUntoldSince: owedSince && after(owedSince).toISOString(),
    });
  });

  it('begins the reminders anew, and is heard again once the time has come', () => {
    const ticket = carriedOut();
    expect(reminders(ticket, 1)).toEqual([1]);
    heard(ticket, 'later', EFFECT + 5 * DAY, EFFECT + 2 * DAY);
    expect(reminders(ticket, 3, 4.9, 5, 6)).toEqual([0, 0, 0, 1]);
  });

  it('stays with the order when another client is meant', () => {
    const ticket = forbidden('not-yet');
    heard(ticket, 'allowed');
    ticket.changeClient({ signupId: 2, companyName: 'Other Ltd.' }, after(7));
    expect(toTicketView(ticket).userTold.state).toBe('not-yet');
  });

  it.each([
    ['a later time without one', {}, 'later', null, 'from'],
    ['a time of what is allowed at once', {}, 'allowed', 50, 'from'],
    ['of an order that the client must not know', { doNotInform: true }, 'allowed', null, 'notice'],
  ] as const)('is refused: %s', (_, given, notice, from, path) => {
    const ticket = openTicket(0, { orderKind: 'act', ...given });
    expect(() => heard(ticket, notice, from)).toThrow(
      expect.objectContaining({ details: { errors: [expect.objectContaining({ path })] } }),
    );
  });
});
