import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('an address below /admin that has no page', () => {
  it('stays in admin, says so and leads on', async () => {
    fakeApi(everyPageOf());
    await open('/admin/nothing');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.getByRole('navigation', { name: 'Admin' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All tickets' }).getAttribute('href')).toBe('/admin?tab=sla');
  });
});
