import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axeFaults, fakeApi, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicketDetail } from '../../test/builders.ts';
import { open } from '../../test/open.ts';
import { ticketOf } from '../../test/ticket-page.ts';

withFakeBrowser();

const CARRIED_OUT = { outcome: 'given', userUntoldSince: '2026-11-20T10:00:00Z' } as const;
const show = async (given: Parameters<typeof buildTicketDetail>[0]) => {
  fakeApi(ticketOf('caseworker', buildTicketDetail(given)));
  await open('/admin/tickets/1');
};

describe('an order whose user was not told', () => {
  it('says so plainly, also when it is closed', async () => {
    await show({ ...CARRIED_OUT, status: 'closed', nextActions: [] });
    expect(screen.getByText(/the client has not said that the user concerned was told/)).toBeTruthy();
    expect(screen.getByText('The client has not told the user yet')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('says nothing of it while nothing is owed, and why where nobody may be told', async () => {
    await show({ userTold: { state: 'may-not', at: null, because: 'The prosecutor forbids it' } });
    expect(screen.queryByText(/the client has not said/)).toBeNull();
    expect(screen.getByText('The client may not tell the user: The prosecutor forbids it')).toBeTruthy();
  });
});
