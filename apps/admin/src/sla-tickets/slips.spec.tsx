import { describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import { errorAt, fakeApi, fill, ok, press, settle, withFakeBrowser } from '@rep13/testing-browser';
import { buildTicketDetail } from '../../test/builders.ts';
import { buildRequest } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';
import { dialog, hit, send, ticketOf } from '../../test/ticket-page.ts';

withFakeBrowser();

const AT = '/api/admin/sla-tickets/1';
const filed = (overrides: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({ source: 'authority', request: buildRequest(), ...overrides });
const open1 = async (ticket: TicketDetailView, more = {}) => {
  const api = fakeApi({ ...ticketOf('caseworker', ticket), ...more });
  await open('/admin/tickets/1');
  return api;
};

describe('a slip', () => {
  it('to critical is taken back by two', async () => {
    const api = await open1(filed({ urgencyLevel: 'critical' }), {
      [`POST ${AT}/lower-urgency`]: ok({ approvalId: 'x' }, 202),
    });
    await press('It is not critical');
    fill('Why it is not critical', 'I pressed the wrong one');
    await send('Ask a colleague');
    expect(api.sent('POST', `${AT}/lower-urgency`)[0]?.body).toEqual({
      urgencyLevel: 'normal',
      reason: 'I pressed the wrong one',
    });
  });

  it('in the name of the client is seen, and somebody chooses', async () => {
    const api = await open1(filed({ signupId: null, companyName: null }), {
      [`GET ${AT}/candidates`]: ok([{ signupId: 5, companyName: 'Acme Wigdets Inc.' }]),
      [`POST ${AT}/match`]: ok(filed()),
    });
    expect(api.sent('POST', `${AT}/match`)).toEqual([]);
    await press('It is Acme Wigdets Inc.');
    await send('Match');
    expect(api.sent('POST', `${AT}/match`)[0]?.body).toEqual({ signupId: 5 });
  });

  it('in a deadline is asked again, and what has passed is so by a tick', async () => {
    const api = await open1(filed(), { [`POST ${AT}/deadline`]: ok(filed()) });
    await hit('u');
    for (const [typed, message] of [
      ['9999-12-31T00:00', /more than a year ahead/],
      ['1900-01-01T00:00', /more than a year ago/],
    ] as const) {
      fill(/^Answer by/, typed);
      await send('Save');
      expect(errorAt(/^Answer by/)).toMatch(message);
    }
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);
    fill(/^Answer by/, yesterday);
    await send('Save');
    expect(errorAt(/^Answer by/)).toMatch(/This time has passed/);
    fireEvent.click(dialog().getByRole('checkbox', { name: /^It is so/ }));
    await settle();
    await send('Save');
    expect(api.sent('POST', `${AT}/deadline`)[0]?.body).toMatchObject({ deadlineIsPast: true });
  });
});
