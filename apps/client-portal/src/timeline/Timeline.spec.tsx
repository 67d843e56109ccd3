import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, ok, press, withFakeBrowser } from '@rep13/testing-browser';
import { accountOf, TIMELINE } from '../../test/account.ts';
import { open } from '../../test/open.ts';
import { timelineLabel } from './timeline-labels.ts';

withFakeBrowser();

/** Entries with the ids from `newest` down to `oldest`, as the server answers them. */
const entries = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({
    id: newest - index,
    eventType: 'sla.ticket.opened.v1',
    timestamp: '2026-11-20T09:14:00.000Z',
    ticketNumber: `SLA-2026-${String(newest - index).padStart(5, '0')}`,
  }));
const shown = () => document.querySelectorAll('ol time').length;

describe('the timeline', () => {
  it('goes on with earlier entries where the first ones end, with the focus on them', async () => {
    fakeApi({
      ...accountOf({ timeline: entries(30, 22) }),
      [`GET ${TIMELINE}&cursor=23`]: ok(entries(22, 20)),
    });
    await open('/client/dashboard');
    expect(shown()).toBe(8);
    await press('Show earlier');
    expect(shown()).toBe(11);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Earlier' }));
    expect(document.activeElement?.textContent).toContain('We recorded the order SLA-2026-00022.');
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  });

  it('says that nothing happened yet', async () => {
    fakeApi(accountOf());
    await open('/client/dashboard');
    expect(screen.getByText(/Nothing is recorded yet/)).toBeTruthy();
  });
});

describe('timelineLabel', () => {
  it.each([
    ['onboarding.signup.registered.v1', 'You registered your company.'],
    ['onboarding.payment.completed.v1', 'You paid the yearly fee.'],
    ['agreements.agreement.signed.v1', 'You signed the agreement DSA-202611-0001.'],
    ['onboarding.client-account.activated.v1', 'Your account became active.'],
    ['onboarding.client-account.locked.v1', 'Your account was locked after too many wrong passwords.'],
    ['onboarding.client-account.suspended.v1', 'We suspended your account.'],
    ['onboarding.client-account.reactivated.v1', 'We ended the suspension of your account.'],
    ['onboarding.client-account.reset-requested.v1', /asked for a new password/],
    ['onboarding.client-account.password-changed.v1', 'Your password was changed.'],
    ['onboarding.provider-information.saved.v1', 'Your provider information was saved.'],
    ['onboarding.publication.seen.v1', 'Your website shows the details of your representative.'],
    ['onboarding.publication.missing.v1', /We did not find all details/],
    ['sla.ticket.opened.v1', 'We recorded the order SLA-2026-00007.'],
    ['sla.ticket.reported-by-client.v1', "You reported an authority's order to us: SLA-2026-00007."],
    ['sla.ticket.acknowledged.v1', 'We acknowledged the order SLA-2026-00007 to the authority.'],
    ['sla.ticket.forwarded.v1', 'We forwarded the order SLA-2026-00007 to you.'],
    ['sla.ticket.read-by-client.v1', 'You told us that you had read the order SLA-2026-00007.'],
    ['sla.ticket.message-sent.v1', 'A message about the order SLA-2026-00007 was sent.'],
    ['sla.ticket.client-reminded.v1', 'We reminded you of the order SLA-2026-00007.'],
    ['sla.ticket.client-answer-missed.v1', 'Your answer to the order SLA-2026-00007 was not there in time.'],
    [
      'sla.ticket.user-notification-recorded.v1',
      'You told us whether the user concerned knows of the order SLA-2026-00007.',
    ],
    [
      'sla.ticket.user-notification-reminded.v1',
      'We reminded you to tell the user concerned of the order SLA-2026-00007.',
    ],
    ['sla.ticket.responded.v1', 'We answered the authority about the order SLA-2026-00007.'],
    ['sla.ticket.breached.v2', 'We did not acknowledge the order SLA-2026-00007 within 24 hours.'],
    ['sla.ticket.closed.v1', 'Order SLA-2026-00007 closed.'],
    ['sla.ticket.invented.v1', 'Recorded: sla.ticket.invented.v1.'],
  ])('has words for %s', (eventType, label) => {
    const number = eventType.startsWith('sla') ? { ticketNumber: 'SLA-2026-00007' } : {};
    const agreement = eventType.startsWith('agreements') ? { agreementNumber: 'DSA-202611-0001' } : {};
    expect(timelineLabel({ eventType, ...number, ...agreement })).toMatch(label);
  });
});
