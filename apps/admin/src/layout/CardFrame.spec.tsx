import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { address, fakeApi, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

describe('what stands round a card of the shell below /admin', () => {
  it('is the frame of admin, with the ways to everything', async () => {
    fakeApi(everyPageOf());
    await open('/admin/nothing');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.getByRole('navigation', { name: 'Admin' })).toBeTruthy();
  });

  it('leads nobody away, who may be at the sign-in page', async () => {
    fakeApi({ ...everyPageOf(), 'GET /api/admin/user': refusedAs(401, 'gateway.not-signed-in') });
    await open('/admin/nothing');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
    expect(address()).toBe('/admin/nothing');
  });
});
