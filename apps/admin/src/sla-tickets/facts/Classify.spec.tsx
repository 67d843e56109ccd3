import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { axeFaults, errorAt, fakeApi, fill, ok, settle, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicketDetail } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';
import { buildRequest } from '../../../test/order-builders.ts';
import { dialog, hit, send, ticketOf } from '../../../test/ticket-page.ts';

withFakeBrowser();

const CLASSIFY = '/api/admin/sla-tickets/1/classify';
const SCAMS = 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD';
const OTHER = 'Not captured by any other sub-category';

const filed = (more: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({ request: buildRequest({ legalBasis: null }), ...more });
async function classifying(ticket: TicketDetailView, answer = ticket) {
  const api = fakeApi({ ...ticketOf('caseworker', ticket), [`POST ${CLASSIFY}`]: ok(answer) });
  await open('/admin/tickets/1');
  await hit('i');
  return { sent: () => api.sent('POST', CLASSIFY).map(({ body }) => body) };
}
async function choose(label: RegExp, choice: string) {
  fireEvent.mouseDown(dialog().getByLabelText(label));
  await settle();
  fireEvent.click(screen.getByTitle(choice));
  await settle();
}
const facts = () => within(screen.getByRole('region', { name: 'Classification' }));

describe('an order', () => {
  it('is classified by category, then sub-category, with what the report counts besides', async () => {
    const counted = {
      category: SCAMS,
      subcategory: 'KEYWORD_OTHER',
      categoryDescription: 'Fake tolls',
    } as const;
    const more = { itemCount: 3, citedProvisions: ['Article 5', 'Article 6'] };
    const { sent } = await classifying(filed(), filed({ ...counted, ...more, version: 2 }));
    expect(dialog().queryByLabelText(/Sub-category/)).toBeNull();
    expect(await axeFaults()).toEqual([]);
    fill(/^Provisions that it cites/, 'Article 5\n\n Article 6');
    await choose(/^Category/, 'Scams and/or fraud');
    await choose(/^Sub-category/, OTHER);
    fill(/^Items of information/, '0');
    await send('Save');
    expect(errorAt('What it is about')).toContain('Please describe what no other sub-category captures');
    expect(errorAt(/^Items of information/)).toContain('Please give a whole number from 1');
    fill('What it is about', 'Fake tolls');
    fill(/^Items of information/, '3');
    fill('Issued in', 'Ireland');
    await send('Save');
    expect(sent()).toEqual([{ ...counted, ...more, issuingState: 'Ireland', urgencyLevel: 'normal' }]);
    expect(facts().getByText('Scams and/or fraud')).toBeTruthy();
    expect(facts().getByText(`${OTHER}: Fake tolls`)).toBeTruthy();
    expect(facts().getByText('Article 5; Article 6')).toBeTruthy();
    expect(facts().queryByText(/STATEMENT_|KEYWORD_/)).toBeNull();
  });

  it('of another category keeps no sub-category of the one before, and none is named where it cites a provision', async () => {
    const before = {
      category: SCAMS,
      subcategory: 'KEYWORD_PHISHING',
      citedProvisions: ['Article 5'],
    } as const;
    const { sent } = await classifying(filed(before));
    await choose(/^Category/, 'Type of illegal content not specified by the public authority');
    await send('Save');
    expect(errorAt(/^Category/)).toContain('This order gives its legal ground');
    await choose(/^Category/, 'Violence');
    await send('Save');
    expect(sent()).toMatchObject([{ category: 'STATEMENT_CATEGORY_VIOLENCE', subcategory: null }]);
  });

  it('is classified also after it was closed, and nothing else of it is changed then', async () => {
    const { sent } = await classifying(filed({ status: 'closed', closedAs: 'answered-elsewhere' }));
    expect(dialog().queryByLabelText('Urgency')).toBeNull();
    await choose(/^Category/, 'Violence');
    await send('Save');
    expect(sent()).toHaveLength(1);
  });

  it('says when its authority was told of the receipt, and by whom', async () => {
    const informed = { receiptInformedAt: '2026-11-20T09:15:00.000Z', receiptAutomatic: true };
    await classifying(filed(informed));
    expect(screen.getByText(/by the automatic receipt/)).toBeTruthy();
  });
});
