import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  ok,
  press,
  refusedAs,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf } from '../../../test/account.ts';
import { buildOrder, buildTicket } from '../../../test/builders.ts';
import { open } from '../../../test/open.ts';

withFakeBrowser();
beforeEach(() => {
  localStorage.clear();
  jest.setSystemTime(new Date('2026-11-20T12:00:00.000Z'));
});

const PAGE = '/client/dashboard?tab=sla';
const SEND = '/api/client/life-at-risk';
const AT_RISK = {
  id: 9,
  ticketNumber: 'SLA-2026-00009',
  authorityName: 'Suspected threat to life or safety (Article 18 DSA)',
  lifeAtRisk: true,
  reachedClientAt: '2026-11-20T11:00:00.000Z',
  forwardedToClient: true,
} as const;
const section = () => within(screen.getByRole('region', { name: 'Life or safety at risk' }));

describe('a threat to life or safety', () => {
  it('has a check-list, a letter to send oneself, and one button that calls our staff', async () => {
    const api = fakeApi({ ...accountOf(), [`POST ${SEND}`]: ok(buildTicket(AT_RISK), 201) });
    await open(PAGE);
    await press('Life or safety at risk');
    const steps = section().getByRole('list', { name: 'What to do now' });
    expect(steps.textContent).toMatch(/of the Member State concerned, at once.*Europol/);
    const letter = section().getByLabelText<HTMLTextAreaElement>('Letter to the authorities').value;
    for (const part of [
      'What we suspect',
      'Who is in danger',
      'Where',
      'When',
      'exact URLs',
      'How you reach us',
    ])
      expect(letter).toContain(part);
    expect(await axeFaults()).toEqual([]);

    await press('Call the representative’s staff');
    expect(errorAt('What you suspect, and who is in danger')).toBe(
      'Please write what you suspect, and who is in danger',
    );
    fill('What you suspect, and who is in danger', 'An attack on a school');
    fill(/^Member State concerned/, 'Ireland');
    await press('Call the representative’s staff');
    expect(api.sent('POST', SEND)[0]?.body).toEqual({
      text: 'An attack on a school',
      memberState: 'Ireland',
    });
    expect(section().getByText('Our staff is called: SLA-2026-00009.')).toBeTruthy();
    expect(section().getByText(/That informs no authority/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('keeps what was typed where it could not be sent', async () => {
    fakeApi({ ...accountOf(), [`POST ${SEND}`]: refusedAs(429, 'gateway.too-many-attempts') });
    await open(PAGE);
    await press('Life or safety at risk');
    fill('What you suspect, and who is in danger', 'An attack');
    await press('Call the representative’s staff');
    expect(screen.getByText(/That was too much at once/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/What you suspect/).value).toBe('An attack');
  });

  it('is no order of an authority: not in the list, and its page says who informs whom', async () => {
    const tickets = [buildTicket(AT_RISK)];
    fakeApi({
      ...accountOf({ tickets }),
      'GET /api/client/sla-tickets/9': ok(buildOrder({ ...AT_RISK, order: null, description: 'An attack' })),
    });
    await open(PAGE);
    expect(screen.getByText(/No regulatory authority requests yet/)).toBeTruthy();
    expect(section().getByRole('link', { name: 'SLA-2026-00009' }).getAttribute('href')).toBe(
      '/client/orders/9',
    );
    cleanup();
    await open('/client/orders/9');
    expect(screen.getByText(/You inform the authorities yourself/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Progress of this order' })).toBeNull();
    expect(screen.getByText('An attack')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('is one press away from the overview and from each order', async () => {
    fakeApi({ ...accountOf(), 'GET /api/client/sla-tickets/1': ok(buildOrder()) });
    for (const path of ['/client/dashboard', '/client/orders/1']) {
      await open(path);
      expect(screen.getByRole('link', { name: 'Life or safety at risk' }).getAttribute('href')).toBe(
        '/client/dashboard?tab=sla#life-at-risk',
      );
      cleanup();
    }
  });
});
