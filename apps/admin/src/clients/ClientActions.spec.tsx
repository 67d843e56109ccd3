import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi, later, ok, press, refusedAs, shownToast, withFakeBrowser } from '@rep13/testing-browser';
import { buildClient } from '../../test/builders.ts';
import { aboutClient, everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = '/admin/clients/734512901';
const REACTIVATE = '/api/admin/clients/734512901/reactivate';
const suspended = buildClient({
  accountStatus: 'suspended',
  suspension: { reason: 'Fee not paid', suspendedAt: '2026-11-20T09:14:00Z' },
});
const answers = {
  ...everyPageOf(),
  ...aboutClient(),
};
const confirm = async () => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reactivate' }));
  await later(300);
};

describe('a suspended client', () => {
  it('is reactivated once that is confirmed, and shown as active', async () => {
    let isSuspended = true;
    const api = fakeApi({
      ...answers,
      'GET /api/admin/clients/734512901': () => ok(isSuspended ? suspended : buildClient()),
      [`POST ${REACTIVATE}`]: () => {
        isSuspended = false;
        return ok({});
      },
    });
    await open(PAGE);
    await press('Reactivate');
    expect(screen.getByText(/may change things again, and is told so by mail/)).toBeTruthy();
    expect(api.sent('POST', REACTIVATE)).toEqual([]);
    await confirm();
    expect(api.sent('POST', REACTIVATE)).toHaveLength(1);
    expect(shownToast()?.text).toBe('Acme Widgets Inc. is reactivated');
    expect(screen.queryByText(/Reason: Fee not paid/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Suspend' })).toBeTruthy();
  });

  it('that somebody else reactivated meanwhile is explained and shown as it is', async () => {
    let isSuspended = true;
    fakeApi({
      ...answers,
      'GET /api/admin/clients/734512901': () => ok(isSuspended ? suspended : buildClient()),
      [`POST ${REACTIVATE}`]: () => {
        isSuspended = false;
        return refusedAs(409, 'onboarding.account-not-suspended');
      },
    });
    await open(PAGE);
    await press('Reactivate');
    await confirm();
    expect(screen.getByText('This account is not suspended.')).toBeTruthy();
    expect(screen.queryByText(/Reason: Fee not paid/)).toBeNull();
  });

  it('is not reactivated by a caseworker', async () => {
    const caseworker = everyPageOf({ role: 'caseworker' });
    fakeApi({ ...answers, ...caseworker, 'GET /api/admin/clients/734512901': ok(suspended) });
    await open(PAGE);
    expect(screen.getByText(/Reason: Fee not paid/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reactivate' })).toBeNull();
  });
});
