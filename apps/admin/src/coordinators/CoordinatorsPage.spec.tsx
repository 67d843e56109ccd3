import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CoordinatorView } from '@rep13/contracts-agreements';
import { errorAt, fakeApi, fill, ok, press, shownToast, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = '/api/admin/coordinators';
const IRELAND: CoordinatorView = {
  state: 'IE',
  name: 'Coimisiún na Meán',
  procedure: 'letter',
  site: 'cnam.ie',
  note: 'A letter on the provider’s letterhead.',
  status: 'authority',
  source: 'The authority’s own site, cnam.ie.',
  asOf: '2026-11',
  address: null,
};
const CONFIRMED: CoordinatorView = {
  ...IRELAND,
  address: {
    email: 'letters@cnam.example',
    source: 'Its page',
    confirmedAt: '2026-11-22T10:00:00.000Z',
    confirmedBy: 'admin:1',
  },
};

async function openPage(coordinator: CoordinatorView, role: 'admin' | 'auditor' = 'admin', more = {}) {
  const api = fakeApi({ ...everyPageOf({ role }), [`GET ${LIST}`]: ok([coordinator]), ...more });
  await open('/admin/coordinators');
  return api;
}

describe('the coordinators', () => {
  it('get an address by the word of a person who says where it stands', async () => {
    const address = `${LIST}/IE/address`;
    const api = await openPage(IRELAND, 'admin', { [`PUT ${address}`]: ok(CONFIRMED) });
    for (const known of ['None (send manually)', 'Says so itself', 'own site, cnam.ie. Read November 2026.'])
      expect(document.body.textContent).toContain(known);
    await press('Confirm an address: Coimisiún na Meán');
    await press('Confirm');
    expect(errorAt('Where you read it, and when')).toContain('Please say where you read this address');
    fill('Email address', 'letters@cnam.example');
    fill('Where you read it, and when', 'Its page, today');
    await press('Confirm');
    expect(api.sent('PUT', address)[0]?.body).toEqual({
      email: 'letters@cnam.example',
      source: 'Its page, today',
    });
    expect(shownToast()?.text).toContain('is confirmed');
  });

  it('lose it again', async () => {
    const address = `${LIST}/IE/address`;
    const api = await openPage(CONFIRMED, 'admin', { [`DELETE ${address}`]: ok(IRELAND) });
    await press('Withdraw: Coimisiún na Meán');
    await press('Withdraw');
    expect(api.sent('DELETE', address)).toHaveLength(1);
  });

  it('are only read by who may not confirm', async () => {
    await openPage(CONFIRMED, 'auditor');
    expect(document.body.textContent).toContain('letters@cnam.example');
    expect(screen.queryByRole('button', { name: /^(Confirm|Change|Withdraw)/ })).toBeNull();
  });
});
