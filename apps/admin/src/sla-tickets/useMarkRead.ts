import { useEffect, useRef } from 'react';
import { read } from '@rep13/contracts-api-admin/ticket-conversation';
import { callOf } from '@rep13/contracts-operations';
import { apiSend, newIdempotencyKey } from '@rep13/web-kit/api';
import { reloadTicketLists } from '../live/pulse.ts';
import { mayWork } from '../session/roles.ts';
import type { TicketWork } from './work/ticket-work.ts';

/** Who works on orders and has one open reads what was written about it; who only looks leaves it unread. */
export function useMarkRead({ ticket: { id, unreadSince }, me, show }: TicketWork): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!unreadSince || reported.current === unreadSince || !mayWork(me.role)) return;
    reported.current = unreadSince;
    // Nothing is lost where it fails: it stays unread, and is reported when it is opened again.
    apiSend(callOf(read, { params: { id } }), {}, { idempotencyKey: newIdempotencyKey() })
      .then(show)
      // No news of it comes: reading changes nothing for others.
      .then(reloadTicketLists)
      .catch(() => undefined);
  }, [id, unreadSince, me.role, show]);
}
