import type { TicketDetailView, TicketEventView } from '@rep13/contracts-sla';
import { lastChange, sentenceOf } from './ticket-changed.ts';

const line = (action: string, actor: string): TicketEventView => ({
  id: 1,
  action,
  fromStatus: null,
  toStatus: 'acknowledged',
  actor,
  note: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const NUMBER = 'SLA-2026-00007';

describe('who was faster', () => {
  it('is who wrote the last line, unless a clock did', () => {
    const events = [line('open', 'admin:1'), line('acknowledge', 'admin:2'), line('warn-50', 'system')];
    expect(lastChange({ events } as unknown as TicketDetailView)).toBe(events[1]);
    expect(lastChange({ events: events.slice(2) } as unknown as TicketDetailView)).toBeUndefined();
  });

  it.each([
    ['acknowledge', 'admin:2', 'anna', `anna has just acknowledged it (order ${NUMBER}).`],
    ['close', 'admin:2', 'anna', `anna has just closed it (order ${NUMBER}).`],
    ['unheard-of', 'admin:2', 'anna', `anna has just changed it (order ${NUMBER}).`],
    ['assign', 'admin:3', undefined, `Somebody has just changed who works on it (order ${NUMBER}).`],
    [
      'client-wrote',
      'client:123456789',
      undefined,
      `The client has just written about it (order ${NUMBER}).`,
    ],
    ['authority-wrote', 'authority', undefined, `The authority has just written about it (order ${NUMBER}).`],
    ['close', 'admin:1', 'me', `You have just closed it in another window (order ${NUMBER}).`],
  ])('is said of %s by %s', (action, actor, name, sentence) => {
    expect(sentenceOf(line(action, actor), NUMBER, name, 'admin:1')).toBe(sentence);
  });
});
