import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ClientTicketView } from '@rep13/contracts-sla';
import {
  address,
  buildAgreement,
  buildDetailsToPublish,
  fakeApi,
  later,
  ok,
  press,
  shownToast,
  SIGNUP_ID,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf, SIGNED_OUT } from '../../test/account.ts';
import { buildProfile, buildSubscription, buildTicket, buildUser } from '../../test/builders.ts';
import { open } from '../../test/open.ts';
import { openTab, placeOf } from '../../test/tabs.ts';

withFakeBrowser();

describe('the tabs', () => {
  it('say what there is to do on every one of them, and nothing where there is nothing', async () => {
    fakeApi(accountOf({ provider: null }));
    await open('/client/dashboard?tab=sla');
    expect(screen.getByText('Your provider information is missing.')).toBeTruthy();
    expect(placeOf('Provide the information')).toBe(`/client/provider-information?signupId=${SIGNUP_ID}`);
    cleanup();
    fakeApi(accountOf({ provider: null, profile: buildProfile({ paidAt: null }), agreement: null }));
    await open('/client/dashboard?tab=sla');
    expect(placeOf('1 more: see what to do')).toBe('/client/dashboard?tab=overview#mandate');
    cleanup();
    fakeApi(accountOf());
    await open('/client/dashboard?tab=sla');
    expect(screen.queryByText('Everything is in order.')).toBeNull();
  });

  it('stand in the address, so that a reload opens the same one', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    await openTab(/Company Info/);
    expect(address()).toBe('/client/dashboard?tab=company');
  });

  it('show Not provided for a missing registration number', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard?tab=company');
    expect(screen.getByText('Registration number').nextSibling?.textContent).toBe('Not provided');
  });

  it('mark the agreement as active only when it is signed', async () => {
    fakeApi(accountOf({ agreement: null }));
    await open('/client/dashboard?tab=agreement');
    expect(screen.getByRole('tab', { name: /Legal Agreement/ }).textContent).not.toContain('Active');
    expect(screen.getByRole('tabpanel').textContent).toContain(
      'No signed agreement found. Please complete the signature process to activate your service.',
    );
  });

  it('show what is to be published, but only to who has signed', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard?tab=agreement');
    expect(screen.getByRole('heading', { name: 'Your details to publish' })).toBeTruthy();
    const lines = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Website lines as HTML' });
    expect(lines.value).toBe(buildDetailsToPublish().websiteHtml);
    cleanup();
    fakeApi(accountOf({ agreement: null }));
    await open('/client/dashboard?tab=agreement');
    expect(screen.queryByText('Your details to publish')).toBeNull();
  });

  it('offer the PDF as soon as it is made', async () => {
    let pdfGenerated = false;
    fakeApi({ ...accountOf(), 'GET /api/client/agreement': () => ok(buildAgreement({ pdfGenerated })) });
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await open('/client/dashboard?tab=agreement');
    expect(screen.queryByRole('button', { name: /Download PDF/ })).toBeNull();
    pdfGenerated = true;
    await later(2_100);
    await press(/Download PDF/);
    expect(opened.mock.calls[0]?.[0]).toBe(`/api/legal-agreement/${SIGNUP_ID}/pdf`);
  });

  it('ask for a new sign-in instead of a PDF when the session has ended, and come back to it', async () => {
    let isOver = false;
    fakeApi({ ...accountOf(), 'GET /api/client/user': () => (isOver ? SIGNED_OUT : ok(buildUser())) });
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    opened.mockClear();
    await open('/client/dashboard?tab=agreement');
    isOver = true;
    await press(/Download PDF/);
    expect(opened).not.toHaveBeenCalled();
    expect(address()).toBe('/client/login?tab=agreement');
    expect(screen.getByText('Your session has ended.')).toBeTruthy();
  });

  it('say when nobody answers for the PDF', async () => {
    let isDown = false;
    fakeApi({ ...accountOf(), 'GET /api/client/user': () => (isDown ? 'no answer' : ok(buildUser())) });
    await open('/client/dashboard?tab=agreement');
    isDown = true;
    await press(/Download PDF/);
    expect(shownToast()?.text).toMatch(/^The PDF could not be opened/);
  });

  it('say that there are no orders yet', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard?tab=sla');
    expect(
      screen.getByText("No regulatory authority requests yet. We'll notify you immediately if any arise."),
    ).toBeTruthy();
  });

  it('show urgency and broken promises, and count them wherever these are not listed', async () => {
    const tickets = [buildTicket({ urgencyLevel: 'critical', slaCompliant: false })];
    fakeApi(accountOf({ tickets }));
    await open('/client/dashboard?tab=sla');
    expect(screen.getByText('critical').getAttribute('data-tone')).toBe('bad');
    expect(screen.getByText('SLA Violation').getAttribute('data-tone')).toBe('bad');
    expect(screen.queryByText('1 response time was missed.')).toBeNull();
    await openTab(/Company Info/);
    expect(screen.getByText('1 response time was missed.')).toBeTruthy();
  });

  it.each([
    ['quietly while the clock runs', {}, 'neutral'],
    ['once we acknowledged in time', { responseDate: '2026-11-20T10:00:00.000Z' }, 'good'],
    ['of an order that was closed without it', { status: 'closed' }, 'good'],
  ] as const)('say "SLA Compliant" %s', async (_when, overrides, tone) => {
    fakeApi(accountOf({ tickets: [buildTicket(overrides)] }));
    await open('/client/dashboard?tab=sla');
    expect(screen.getByText('SLA Compliant').getAttribute('data-tone')).toBe(tone);
  });

  it('show a missing payment in the agreement, with the way to pay', async () => {
    fakeApi(accountOf({ profile: buildProfile({ paidAt: null }) }));
    await open('/client/dashboard?tab=agreement');
    const panel = screen.getByRole('tabpanel');
    expect(panel.textContent).toContain('DSA-202611-0001');
    expect(panel.querySelector('a')?.getAttribute('href')).toBe(`/payment?signupId=${SIGNUP_ID}`);
  });

  it('promise no renewal of a fee that was paid in a demo', async () => {
    fakeApi(accountOf({ subscription: buildSubscription({ provider: 'demo', nextCharge: null }) }));
    await open('/client/dashboard?tab=agreement');
    expect(screen.getByText('Fee').nextElementSibling?.textContent).toBe('EUR 300 a year');
  });

  it('offer a suspended client nothing that is closed to it', async () => {
    const profile = buildProfile({ accountStatus: 'suspended', paidAt: null });
    fakeApi(accountOf({ profile, agreement: null, provider: null }));
    await open('/client/dashboard?tab=agreement');
    const places = screen.getAllByRole('link').map((place) => place.getAttribute('href'));
    expect(places).toEqual([
      ...['/', '/client/dashboard', '/client/dashboard?tab=sla#mandate', '/client/dashboard#documents'],
      ...['/client/billing', '/client/account'],
      ...['mailto:support@rep13.example', '/privacy', '/terms'],
    ]);
  });

  it('refresh the orders every 30 seconds, and announce new ones', async () => {
    const tickets: ClientTicketView[] = [];
    fakeApi({ ...accountOf(), 'GET /api/client/sla-tickets': () => ok(tickets) });
    await open('/client/dashboard?tab=sla');
    tickets.push(buildTicket());
    await later(29_000);
    expect(screen.queryByText('SLA-2026-00001')).toBeNull();
    await later(1_100);
    expect(screen.getByText('SLA-2026-00001')).toBeTruthy();
    expect(shownToast()).toMatchObject({
      role: 'status',
      text: expect.stringContaining('New order from an authority'),
    });
  });
});
