import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { TicketPulseView } from '@rep13/contracts-sla';
import { useAdminApi } from '../session/useAdminApi.ts';
import { LiveContext } from './live-context.ts';
import { hasNews, newOrders, PULSE_PATH, reloadMails, reloadTickets, withoutOwn } from './pulse.ts';
import { useCountInTitle } from './useCountInTitle.ts';

const EVERY_MS = 5_000;

/** Asks every few seconds, while the page is visible, whether anything has happened; if so, what is shown is renewed. */
export function Live({ children }: { children: ReactNode }) {
  const { data: pulse, error } = useAdminApi(PULSE_PATH, EVERY_MS);
  const [count, setCount] = useState(0);
  const before = useRef<TicketPulseView>(undefined);
  useEffect(() => {
    if (!pulse) return;
    const last = before.current;
    before.current = pulse;
    if (!last) return;
    if (last.mailsWaiting !== pulse.mailsWaiting) void reloadMails();
    if (!hasNews(last, pulse)) return;
    const come = withoutOwn(newOrders(last, pulse));
    setCount((known) => known + come);
    void reloadTickets();
  }, [pulse]);
  useCountInTitle(pulse?.waiting ?? pulse?.pending ?? 0);

  const markSeen = useCallback(() => setCount(0), []);
  const pending = pulse?.pending;
  const waiting = pulse?.waiting;
  const reportIncomplete = pulse?.reportIncomplete;
  const mailsWaiting = pulse?.mailsWaiting;
  const hasFailed = error !== undefined;
  const state = useMemo(
    () => ({ pending, waiting, reportIncomplete, mailsWaiting, hasFailed, newOrders: count, markSeen }),
    [pending, waiting, reportIncomplete, mailsWaiting, hasFailed, count, markSeen],
  );
  return <LiveContext value={state}>{children}</LiveContext>;
}
