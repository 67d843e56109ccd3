import { useEffect, useState } from 'react';
import { signups } from '@rep13/contracts-api-admin/lists';
import { list as allTickets } from '@rep13/contracts-api-admin/sla-tickets';
import { addressOf } from '@rep13/contracts-operations';
import { useNavigate } from '@rep13/web-kit/router';
import { clientPath } from '../client-links/client-path.ts';
import type { ListOperation } from '../list/list-path.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { ticketPath } from '../ticket-clock/ticket-path.ts';
import { clientEntry, matching, ticketEntry, type EntryGroup } from './entries.ts';
import { useActions } from './useActions.ts';

/** Long enough for a word to be finished, short enough to feel at once. */
const PAUSE_MS = 200;
/** A single letter finds everybody; one sign of another script may be a whole name. */
const LONG_ENOUGH = /..|[^\p{ASCII}]/u;
const SHOWN = 5;

/** Actions at once, tickets and clients when the typing pauses. */
export function usePaletteSearch(text: string) {
  const navigate = useNavigate();
  const actions = useActions();
  const typed = text.trim();
  const wanted = useAfterPause(typed);
  const tickets = useFound(allTickets, wanted);
  const clients = useFound(signups, wanted);
  const found: EntryGroup[] = [
    { title: 'Actions', entries: matching(actions, typed) },
    {
      title: 'Tickets',
      entries: (tickets.rows ?? []).map((ticket) =>
        ticketEntry(ticket, () => void navigate(ticketPath(ticket.id))),
      ),
    },
    {
      title: 'Clients',
      entries: (clients.rows ?? []).map((client) =>
        clientEntry(client, () => void navigate(clientPath(client.id))),
      ),
    },
  ];
  const isAsked = LONG_ENOUGH.test(typed);
  return {
    groups: found.filter(({ entries }) => entries.length > 0),
    isSearching: isAsked && (wanted !== typed || tickets.isAwaited || clients.isAwaited),
    hasFailed: tickets.hasFailed || clients.hasFailed,
  };
}

/** Rows that hold a text; what was found before stays until there is an answer, so that the list does not blink. */
function useFound<Row>(list: ListOperation<Row>, wanted: string) {
  const query = { search: wanted, limit: SHOWN };
  const isAsked = LONG_ENOUGH.test(wanted);
  const { data, error } = useAdminApi(isAsked ? addressOf(list, { query }) : null);
  const [last, setLast] = useState<Row[]>();
  if (data && data !== last) setLast(data);
  return {
    rows: isAsked && !error ? (data ?? last) : undefined,
    isAwaited: isAsked && !data && !error,
    hasFailed: error !== undefined,
  };
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
