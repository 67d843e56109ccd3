import { useState } from 'react';
import type { TicketAction } from '@rep13/contracts-sla/constants';
import { useSearchParams } from '@rep13/web-kit/router';
import { ticketPath } from '../../ticket-clock/ticket-path.ts';

const NAME = 'do';

/** The order's page with the question open whether to move it on. */
export const askedMovePath = (id: number, action: TicketAction): string =>
  `${ticketPath(id)}?${NAME}=${action}`;

/** Which move is asked about: first the one of the address, if the order allows it. Once it is closed, none. */
export function useAskedMove(allowed: readonly TicketAction[]) {
  const [search, setSearch] = useSearchParams();
  const [action, setAction] = useState<TicketAction | null>(
    () => allowed.find((name) => name === search.get(NAME)) ?? null,
  );
  const close = () => {
    setAction(null);
    if (search.has(NAME)) setSearch({}, { replace: true });
  };
  return { action, choose: setAction, close };
}
