import { useEffect, useRef } from 'react';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { toast } from '@rep13/web-kit';
import { orderNews } from './order-news.ts';

/** Announces new and moved orders on every tab, to eyes and screen readers alike: a toast is read out. */
export function useOrderNews(tickets: ClientTicketView[] | undefined): void {
  const shown = useRef<ClientTicketView[]>(undefined);
  useEffect(() => {
    if (!tickets) return;
    const news = shown.current && orderNews(shown.current, tickets);
    shown.current = tickets;
    if (news) toast(news);
  }, [tickets]);
}
