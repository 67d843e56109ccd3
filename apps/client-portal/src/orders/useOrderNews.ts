import { useEffect, useRef } from 'react';
import type { ClientTicketDetailView } from '@rep13/contracts-sla';
import { toast } from '@rep13/web-kit';
import { ticketNews, type TicketNews } from '../sla-tickets/ticket-news.ts';

/** Announces what happened to the order while its page is open, to eyes and screen readers alike. */
export function useOrderNews(order: ClientTicketDetailView | undefined): void {
  const shown = useRef<ClientTicketDetailView>(undefined);
  useEffect(() => {
    if (!order) return;
    const news = shown.current && orderNews(shown.current, order);
    shown.current = order;
    if (news) toast(news);
  }, [order]);
}

/** A message says more than the move that came with it. */
function orderNews(before: ClientTicketDetailView, after: ClientTicketDetailView): TicketNews | null {
  const known = new Set(before.messages.map(({ id }) => id));
  const isNew = after.messages.some(({ id, from }) => from === 'staff' && !known.has(id));
  return isNew
    ? {
        title: 'We have written to you',
        description: `The message is in the conversation about ${after.ticketNumber}.`,
      }
    : ticketNews([before], [after]);
}
