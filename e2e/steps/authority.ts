import { expect, type Locator, type Page } from '@playwright/test';
import { expectOnceRefreshed, type Client } from './client.ts';
import { atRest } from './watch-page.ts';

/** An order as an authority sent it. */
export interface TicketInput {
  readonly authorityName: string;
  readonly urgency: string;
  readonly description: string;
}

/**
 * On a form or in a dialog. The newest clients stand in the list until the search begins, and what it finds takes less
 * room: the one that is pressed may go from under the pointer.
 */
export async function chooseClient(place: Page | Locator, { company, clientId }: Client): Promise<void> {
  const page = 'page' in place ? place.page() : place;
  const field = place.locator('[data-field="signupId"]');
  const name = `${company.companyName}, ${clientId}`;
  await expect(async () => {
    await field.getByRole('combobox', { name: 'Client', exact: true }).fill(company.companyName);
    await page.getByTitle(name).click({ timeout: 10_000 });
    await expect(field.getByTitle(name)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** On the form for a new order. */
export async function fillTicket(page: Page, client: Client, ticket: TicketInput): Promise<void> {
  await chooseClient(page, client);
  await page.getByLabel('Authority', { exact: true }).fill(ticket.authorityName);
  await page.getByLabel('Urgency').selectOption(ticket.urgency);
  await page.getByLabel('Content of the order').fill(ticket.description);
}

/** The number in the heading of the order that is open. */
export async function openTicketNumber(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: /^Order SLA-/ });
  return (await heading.innerText()).replace('Order ', '');
}

export interface Move {
  /** On the button and on its dialog's. */
  readonly button: string;
  /** What the order then is, for staff. */
  readonly inAdmin: string;
  /** The step that the client sees the order at; null: it sees nothing of it. */
  readonly atClient: string | null;
}

/** The whole way of an order, without its end. */
export const MOVES: readonly Move[] = [
  { button: 'Acknowledge', inAdmin: 'Acknowledged', atClient: null },
  { button: 'Forward to client', inAdmin: 'Forwarded', atClient: 'Forwarded to you' },
  { button: 'Start work', inAdmin: 'In progress', atClient: 'In progress' },
  { button: 'Ask the authority', inAdmin: 'Awaiting authority', atClient: 'Waiting for the authority' },
  { button: 'Resume work', inAdmin: 'In progress', atClient: 'In progress' },
  { button: 'Respond', inAdmin: 'Responded', atClient: 'Answered' },
];

/** Every event that this way leaves in the audit log, as it happens. */
export const EVENTS_OF_THE_WAY: readonly string[] = [
  'sla.ticket.opened.v1',
  'sla.ticket.acknowledged.v1',
  'sla.ticket.forwarded.v1',
  'sla.ticket.started.v1',
  'sla.ticket.awaiting-authority.v1',
  'sla.ticket.resumed.v1',
  'sla.ticket.responded.v1',
  'sla.ticket.closed.v1',
];

/** Opens the dialog of a move on the page of an order. */
export async function askToMove(page: Page, button: string): Promise<void> {
  await page
    .getByRole('group', { name: 'What may be done next' })
    .getByRole('button', { name: button })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Presses the button of the dialog that is open, and waits for it to go. */
export async function confirmMove(page: Page, button: string): Promise<void> {
  await atRest(page);
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The client's own tab, after its next refresh, shows the order at this step. */
export async function expectClientSees(page: Page, step: string): Promise<void> {
  await expectOnceRefreshed(page, page.getByRole('tabpanel').getByText(`${step}.`, { exact: true }));
}
