import { fireEvent, screen, within } from '@testing-library/react';
import { later, ok, settle } from '@rep13/testing-browser';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import { aboutTicket, everyPageOf } from './admin.ts';
import { buildTicketDetail } from './builders.ts';

export const TICKET = 'GET /api/admin/sla-tickets/1';

/** Everything that the page of an order asks for. */
export const ticketOf = (role: AdminRole = 'caseworker', ticket = buildTicketDetail()) => ({
  ...everyPageOf({ role }),
  ...aboutTicket(),
  [TICKET]: ok(ticket),
});

/** Presses a key where nothing is typed. */
export async function hit(key: string): Promise<void> {
  fireEvent.keyDown(document.body, { key });
  await settle();
}

export const dialog = () => within(screen.getByRole('dialog'));

/** Presses the button of the dialog that is open. */
export async function send(name: string): Promise<void> {
  fireEvent.click(dialog().getByRole('button', { name }));
  await later(300);
}
