import { describe, expect, it } from '@jest/globals';
import type { Moment } from '@rep13/contracts-constants';
import type { TicketEventView, TicketMessageView } from '@rep13/contracts-sla';
import { buildTicketDetail } from '../../../test/builders.ts';
import { buildTicketMessage } from '../../../test/order-builders.ts';
import { isMessage, streamOf } from './stream-of.ts';

const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z` as Moment;
const step = (id: number, action: string, minute: number): TicketEventView => ({
  ...buildTicketDetail().events[0]!,
  id,
  action,
  createdAt: at(minute),
});
const message = (id: number, direction: TicketMessageView['direction'], minute: number) =>
  buildTicketMessage({ id, direction, createdAt: at(minute) });

const shown = (
  ticket: { messages: TicketMessageView[]; events: TicketEventView[] },
  part: 'all' | 'client' | 'authority' = 'all',
) => streamOf(ticket, part).map((item) => (isMessage(item) ? item.id : item.action));

describe('the stream of an order', () => {
  const order = {
    messages: [message(1, 'staff_to_authority', 2), message(2, 'authority_to_staff', 4)],
    events: [
      step(1, 'open', 1),
      step(2, 'acknowledge', 2),
      step(3, 'write-authority', 2),
      step(4, 'forward', 3),
      step(5, 'authority-wrote', 4),
      step(6, 'resume', 4),
    ],
  };

  it('has each message where it was written among what happened, and says of none twice that it was', () => {
    expect(shown(order)).toEqual(['open', 'acknowledge', 1, 'forward', 2, 'resume']);
  });

  it('has the messages with one of the two alone', () => {
    expect([shown(order, 'authority'), shown(order, 'client')]).toEqual([[1, 2], []]);
  });

  it('has a message without a step by its time, and says of a step without a message what it was', () => {
    const messages = [message(1, 'authority_to_staff', 2), message(2, 'client_to_staff', 3)];
    const events = [step(1, 'open', 1), step(2, 'write-authority', 2), step(3, 'start', 4)];
    expect(shown({ messages, events })).toEqual(['open', 'write-authority', 1, 2, 'start']);
  });

  it('leaves out none of two that were written at one moment', () => {
    const messages = [message(1, 'client_to_staff', 2), message(2, 'client_to_staff', 2)];
    const events = [step(1, 'client-wrote', 2), step(2, 'client-wrote', 2)];
    expect(shown({ messages, events })).toEqual([1, 2]);
  });
});
