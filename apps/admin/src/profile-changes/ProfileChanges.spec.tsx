import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ProfileChangeItem } from '@rep13/contracts-onboarding';
import {
  errorAt,
  fakeApi,
  fill,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { aboutClient, everyPageOf } from '../../test/admin.ts';
import { buildApproval } from '../../test/order-builders.ts';
import { buildClient } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = '/api/admin/profile-changes';
const CLIENT = '/admin/clients/734512901';
const CHANGE: ProfileChangeItem = {
  id: 7,
  signupId: 734_512_901,
  companyName: 'Acme Inc.',
  state: 'open',
  fields: [{ field: 'companyName', before: 'Acme Inc.', after: 'Acme Holding Inc.' }],
  awaitsStaff: true,
  awaitsAddresses: [],
  awaitsFormerContact: false,
  stoppableUntil: null,
  askedAt: '2026-11-22T10:00:00.000Z',
  decidedAt: null,
  reason: null,
};
type Role = 'admin' | 'caseworker' | 'auditor';

async function openList(changes = [CHANGE], role: Role = 'caseworker', more = {}) {
  const api = fakeApi({ ...everyPageOf({ role }), [`GET ${LIST}`]: ok(changes), ...more });
  await open('/admin/profile-changes');
  return api;
}

describe('changes of what clients registered', () => {
  it('are shown before and after, with what they wait for', async () => {
    await openList();
    const section = screen.getByRole('region', { name: /Acme Inc\./ });
    expect(section.textContent).toContain('Acme Inc. becomes Acme Holding Inc.');
    expect(section.textContent).toContain('Waits for us.');
  });

  it('are accepted after a look at them', async () => {
    const api = await openList([CHANGE], 'caseworker', { [`POST ${LIST}/7/accept`]: ok(CHANGE) });
    await press('Accept the change of Acme Inc.');
    expect(screen.getByRole('dialog').textContent).toContain('compare it with the trade register');
    await press('Accept');
    expect(api.sent('POST', `${LIST}/7/accept`)).toHaveLength(1);
    expect(shownToast()?.text).toContain('is accepted');
  });

  it('are refused with a reason only', async () => {
    const refuse = `${LIST}/7/refuse`;
    const api = await openList([CHANGE], 'caseworker', {
      [`POST ${refuse}`]: refusedAs(409, 'onboarding.profile-change-decided'),
    });
    await press('Refuse the change of Acme Inc.');
    await press('Refuse');
    expect(errorAt('Reason, for the client')).toContain('Please tell the client why');
    await fill('Reason, for the client', 'The trade register says otherwise.');
    await press('Refuse');
    expect(api.sent('POST', refuse)[0]?.body).toEqual({ reason: 'The trade register says otherwise.' });
    expect(screen.getByRole('dialog').textContent).toContain('Somebody else decided about this change');
  });

  it('that wait for a mailbox alone cannot be accepted, and auditors only read', async () => {
    await openList([{ ...CHANGE, awaitsStaff: false, awaitsAddresses: ['legalContactEmail'] }]);
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(document.body.textContent).toContain('the mailbox of “Legal contact email”');
  });

  it('of an address that we make wait for the mail to the old one, then until it can no longer stop it', async () => {
    const stoppable = { ...CHANGE, awaitsStaff: false, awaitsFormerContact: true };
    await openList([stoppable, { ...stoppable, id: 8, stoppableUntil: '2026-11-25T10:00:00.000Z' }]);
    expect(document.body.textContent).toContain('Waits for our mail to the old address, which can stop it');
    expect(document.body.textContent).toMatch(/Waits until 25 Nov\w* 2026.*, the old address can stop it/);
  });

  it('of an address wait for a second person', async () => {
    const ask = `/api${CLIENT}/profile-changes`;
    let approvals: unknown[] = [];
    const api = fakeApi({
      ...everyPageOf({ role: 'caseworker' }),
      ...aboutClient(),
      [`GET /api${CLIENT}`]: ok(buildClient()),
      'GET /api/admin/approvals': () => ok(approvals),
      [`POST ${ask}`]: () => {
        approvals = [buildApproval({ kind: 'change-client-address', subjectId: '734512901' })];
        return ok({ approvalId: buildApproval().id }, 202);
      },
    });
    await open(CLIENT);
    await press('Change details');
    await fill('Legal contact email', 'berta@acme.example');
    await press('Change');
    expect(api.sent('POST', ask)[0]?.body).toEqual({ legalContactEmail: 'berta@acme.example' });
    expect(shownToast()?.text).toBe('Approval requested');
    expect(document.body.textContent).toContain(
      'A change of an email address is waiting for a second person',
    );
  });

  it('are decided by nobody who may only read', async () => {
    await openList([CHANGE], 'auditor');
    expect(screen.queryByRole('button', { name: /^(Accept|Refuse)/ })).toBeNull();
  });

  it('are taken on a client’s behalf', async () => {
    const ask = `/api${CLIENT}/profile-changes`;
    const api = fakeApi({
      ...everyPageOf({ role: 'caseworker' }),
      ...aboutClient(),
      [`GET /api${CLIENT}`]: ok(buildClient()),
      [`POST ${ask}`]: ok(CHANGE),
    });
    await open(CLIENT);
    await press('Change details');
    const dialog = within(screen.getByRole('dialog'));
    await press('Change');
    expect(dialog.getByText('Please change at least one particular.')).toBeTruthy();
    await fill('Company name', 'Acme Holding Inc.');
    await press('Change');
    expect(api.sent('POST', ask)[0]?.body).toEqual({ companyName: 'Acme Holding Inc.' });
  });
});
