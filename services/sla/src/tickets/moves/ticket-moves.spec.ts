import {
  TICKET_ACTIONS,
  TICKET_STATUSES,
  type TicketAction,
  type TicketStatus,
} from '@rep13/contracts-sla/constants';
import { movesFor, nextActions, TICKET_MOVES } from './ticket-moves.ts';

/** The whole life of a ticket, written out: which actions each status takes. */
const ALLOWED: Record<TicketStatus, TicketAction[]> = {
  pending: ['acknowledge', 'close'],
  acknowledged: ['forward', 'ask-authority', 'close'],
  forwarded: ['start', 'ask-authority', 'close'],
  in_progress: ['ask-authority', 'respond', 'close'],
  awaiting_authority: ['resume', 'close'],
  responded: ['close'],
  closed: [],
};

const toClient = (status: TicketStatus) => ({ status, canBeForwarded: true, isOrder: true });
const withoutClient = (status: TicketStatus) => ({ status, canBeForwarded: false, isOrder: true });

const cells = TICKET_STATUSES.flatMap((status) =>
  TICKET_ACTIONS.map((action) => [status, action, ALLOWED[status].includes(action)] as const),
);

describe('a ticket', () => {
  it.each(cells)('that is %s takes %s: %s', (status, action, allowed) => {
    expect(movesFor(toClient(status), action).length > 0).toBe(allowed);
  });

  it.each(TICKET_STATUSES)('that is %s tells what may be done next', (status) => {
    expect(nextActions(toClient(status))).toEqual(ALLOWED[status]);
  });

  it('goes from acknowledged to work where no client may be told', () => {
    expect(nextActions(withoutClient('acknowledged'))).toEqual(['start', 'ask-authority', 'close']);
    expect(nextActions(withoutClient('in_progress'))).toEqual(['ask-authority', 'respond', 'close']);
  });

  it('that is a report of Article 18 is acknowledged and closed; what earlier versions began comes back', () => {
    const report = (status: TicketStatus) => ({ status, canBeForwarded: false, isOrder: false });
    expect(TICKET_STATUSES.map((status) => nextActions(report(status)).join())).toEqual([
      'acknowledge,close',
      ...['close', 'close', 'close', 'resume,close', 'close', ''],
    ]);
  });

  it('is acknowledged on the way when it is closed at once', () => {
    expect(movesFor(toClient('pending'), 'acknowledge')).toEqual(['acknowledge']);
    expect(movesFor(toClient('pending'), 'close')).toEqual(['acknowledge', 'close']);
    expect(movesFor(toClient('acknowledged'), 'close')).toEqual(['close']);
  });

  it('can get from its first status to every other one', () => {
    const reached = new Set<TicketStatus>(['pending']);
    for (const status of reached) for (const action of ALLOWED[status]) reached.add(TICKET_MOVES[action].to);
    expect([...reached].sort()).toEqual([...TICKET_STATUSES].sort());
  });
});
