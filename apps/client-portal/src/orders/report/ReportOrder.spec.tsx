import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fakeUploads,
  fill,
  ok,
  press,
  refusedAs,
  settle,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf } from '../../../test/account.ts';
import { buildFile, buildOrder, buildTicket } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';

withFakeBrowser();
beforeEach(() => {
  localStorage.clear();
  jest.setSystemTime(new Date('2026-11-20T12:00:00.000Z'));
});

const PAGE = '/client/dashboard?tab=sla';
const REPORT = '/api/client/reported-orders';
const REPORTED = buildOrder({
  id: 7,
  ticketNumber: 'SLA-2026-00007',
  reachedClientAt: '2026-11-19T08:00:00Z',
});

async function typeIn(): Promise<void> {
  await press('An authority wrote to us');
  fill('Which authority wrote', 'Coimisiún na Meán');
  fill('What it wants', 'act');
  fill('When it reached you', '2026-11-19T08:00');
  fill('What it wrote', 'Take down the offer.');
}

describe('an order that reached the client itself', () => {
  it('is reported from the list of orders, with its files, and leads to its page', async () => {
    const uploads = fakeUploads();
    const api = fakeApi({ ...accountOf(), [`POST ${REPORT}`]: ok(REPORTED, 201) });
    await open(PAGE);
    await typeIn();
    expect(await axeFaults()).toEqual([]);
    await press('Report the order');
    expect(api.sent('POST', REPORT)[0]?.body).toEqual({
      kind: 'act',
      authorityName: 'Coimisiún na Meán',
      text: 'Take down the offer.',
      arrivedAt: new Date('2026-11-19T08:00').toISOString(),
    });
    expect(screen.getByText('We have it: SLA-2026-00007.')).toBeTruthy();
    fireEvent.change(document.querySelector('input[type=file]')!, {
      target: { files: [new File(['x'], 'order.pdf')] },
    });
    await settle();
    expect(uploads[0]?.path).toBe('/api/client/sla-tickets/7/files');
    uploads[0]?.answer(201, buildFile({ name: 'order.pdf' }));
    await settle();
    expect(screen.getByRole('list', { name: 'Files of the authority' }).textContent).toContain('order.pdf');
    expect(screen.getByRole('link', { name: 'Go to the order' }).getAttribute('href')).toBe(
      '/client/orders/7',
    );
    expect(await axeFaults()).toEqual([]);
  });

  it('is asked for what it lacks, and for a time that has not come', async () => {
    fakeApi(accountOf());
    await open(PAGE);
    await press('An authority wrote to us');
    await press('Report the order');
    expect(errorAt('What it wants')).toBe('Please choose what kind of order it is');
    expect(errorAt('When it reached you')).toBe('Please give date and time');
    expect(errorAt('What it wrote')).toBe('Please write what the authority wrote');
    fill('When it reached you', '2026-11-21T08:00');
    await press('Report the order');
    expect(errorAt('When it reached you')).toBe('The contact date lies in the future');
  });

  it('says when it is too much at once', async () => {
    fakeApi({ ...accountOf(), [`POST ${REPORT}`]: refusedAs(429, 'gateway.too-many-attempts') });
    await open(PAGE);
    await typeIn();
    await press('Report the order');
    expect(screen.getByText(/That was too much at once/)).toBeTruthy();
  });

  it('is marked in the list', async () => {
    fakeApi(accountOf({ tickets: [buildTicket({ reachedClientAt: '2026-11-19T08:00:00Z' })] }));
    await open(PAGE);
    expect(screen.getByText('Reported by you')).toBeTruthy();
  });
});
