import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, ok, withFakeBrowser } from '@rep13/testing-browser';
import { dashboardOf, OPEN_TASKS } from '../../test/admin.ts';
import { buildBillingTask } from '../../test/money-builders.ts';
import { buildApproval } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('the navigation', () => {
  it('counts the steps that wait for the one who is signed in', async () => {
    const approvals = [
      buildApproval(),
      buildApproval({ mayDecide: false }),
      buildApproval({ state: 'granted' }),
    ];
    fakeApi({ ...dashboardOf(), 'GET /api/admin/approvals': ok(approvals) });
    await open('/admin');
    expect(screen.getByRole('link', { name: /Approvals/ }).textContent).toBe('Approvals1 waiting for you');
  });

  it('counts the billing tasks for who settles them', async () => {
    fakeApi({ ...dashboardOf(), [OPEN_TASKS]: ok([buildBillingTask(), buildBillingTask({ id: 2 })]) });
    await open('/admin');
    expect(screen.getByRole('button', { name: 'Menu 2 waiting' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Billing tasks 2 open' });
    expect(link.getAttribute('href')).toBe('/admin/billing-tasks');
  });
});
