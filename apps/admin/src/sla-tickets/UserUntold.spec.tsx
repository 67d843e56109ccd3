import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axeFaults, errorAt, fakeApi, fill, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicketDetail } from '../../test/builders.ts';
import { open } from '../../test/open.ts';
import { dialog, send, ticketOf } from '../../test/ticket-page.ts';

withFakeBrowser();

const CARRIED_OUT = {
  outcome: 'given',
  effectAt: '2026-11-19T10:00:00Z',
  userUntoldSince: '2026-11-20T10:00:00Z',
} as const;
const show = async (given: Parameters<typeof buildTicketDetail>[0]) => {
  fakeApi(ticketOf('caseworker', buildTicketDetail(given)));
  await open('/admin/tickets/1');
};

describe('an order whose user was not told', () => {
  it('says so plainly, also when it is closed', async () => {
    await show({ ...CARRIED_OUT, status: 'closed', nextActions: [] });
    expect(
      screen.getByText(
        /^The client carried the order out on 19 November 2026 .*, and has not said that the user was told\.$/,
      ),
    ).toBeTruthy();
    expect(screen.getByText('The client has not told the user yet')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('says nothing of it while nothing is owed, and why where nobody may be told', async () => {
    await show({ userTold: { state: 'may-not', at: null, because: 'The prosecutor forbids it' } });
    expect(screen.queryByText(/has not said that the user/)).toBeNull();
    expect(screen.getByText('The client may not tell the user: The prosecutor forbids it')).toBeTruthy();
  });

  it('takes what the authority says of it since, with a time where it names one, also once it is closed', async () => {
    const closed = { ...CARRIED_OUT, orderKind: 'act', status: 'closed', nextActions: [] } as const;
    const path = '/api/admin/sla-tickets/1/user-notice';
    const because = 'The authority named this time.';
    const answer = buildTicketDetail({
      ...closed,
      userUntoldSince: null,
      userTold: { state: 'may-not', at: '2026-12-01T08:00:00Z', because },
    });
    const api = fakeApi({
      ...ticketOf('caseworker', buildTicketDetail(closed)),
      [`POST ${path}`]: ok(answer),
    });
    await open('/admin/tickets/1');
    await press('What the authority says');
    await send('Save');
    expect(errorAt('May the user be told?')).toBe('Please choose whether the user may be told');
    fill('May the user be told?', 'later');
    await send('Save');
    expect(errorAt('From when the user may be told')).toBe('Please say from when the user may be told');
    fill('From when the user may be told', '2026-12-01T09:00');
    expect(await axeFaults()).toEqual([]);
    expect(dialog().getByText(/counts instead of what its order said/)).toBeTruthy();
    await send('Save');
    expect(api.sent('POST', path)[0]?.body).toEqual({
      notice: 'later',
      from: new Date('2026-12-01T09:00').toISOString(),
    });
    expect(
      screen.getByText(/The client may not tell the user, from .*The authority named this time/),
    ).toBeTruthy();
    expect(screen.queryByText(/has not said that the user/)).toBeNull();
  });
});
