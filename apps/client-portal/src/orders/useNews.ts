import { useEffect, useRef } from 'react';
import { toast } from '@rep13/web-kit';
import type { OrderNews } from './order-news.ts';

/** Announces what has changed since the last answer of the server, to eyes and screen readers alike: a toast is read out. */
export function useNews<Answer>(
  answer: Answer | undefined,
  newsOf: (before: Answer, after: Answer) => OrderNews | null,
): void {
  const shown = useRef<Answer>(undefined);
  useEffect(() => {
    if (!answer) return;
    const news = shown.current && newsOf(shown.current, answer);
    shown.current = answer;
    if (news) toast(news);
  }, [answer, newsOf]);
}
