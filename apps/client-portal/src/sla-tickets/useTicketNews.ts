import { useEffect, useRef } from 'react';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { toast } from '@rep13/web-kit';
import { ticketNews } from './ticket-news.ts';

/** Announces new and moved orders on every tab, to eyes and screen readers alike: a toast is read out. */
export function useTicketNews(tickets: ClientTicketView[] | undefined): void {
  const shown = useRef<ClientTicketView[]>(undefined);
  useEffect(() => {
    if (!tickets) return;
    const news = shown.current && ticketNews(shown.current, tickets);
    shown.current = tickets;
    if (news) toast(news);
  }, [tickets]);
}
