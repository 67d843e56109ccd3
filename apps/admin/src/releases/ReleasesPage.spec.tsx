import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReleaseView } from '@rep13/contracts-gateway';
import { fakeApi, ok, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = 'GET /api/admin/releases';
const released: ReleaseView = {
  at: '2026-11-20T09:14:00.000Z',
  who: 'grace',
  why: 'a new list',
  remote: 'admin',
  version: '2222222222222222',
  earlier: '1111111111111111',
  outcome: 'released',
  found: [],
};
const stopped: ReleaseView = {
  ...released,
  at: '2026-11-21T09:14:00.000Z',
  version: '3333333333333333',
  outcome: 'stopped',
  found: ['the page has no headline'],
};

describe('ReleasesPage', () => {
  it('says what was released when, by whom and why, and what was found', async () => {
    fakeApi({ ...everyPageOf({ role: 'auditor' }), [LIST]: ok([stopped, released]) });
    await open('/admin/releases');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /admin3333333333333333Stopped by its check1111.*a new listgracethe page has no headline$/,
      ),
      expect.stringMatching(/admin2222222222222222Released1111.*a new listgrace$/),
    ]);
  });

  it('says that there was nothing yet', async () => {
    fakeApi({ ...everyPageOf(), [LIST]: ok([]) });
    await open('/admin/releases');
    expect(screen.getByText('Nothing was released yet.')).toBeTruthy();
  });
});
