import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  errorAt,
  fakeApi,
  fill,
  listedErrors,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { accountOf } from '../../test/account.ts';
import { buildProfileChange } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const CHANGES = '/api/client/profile-changes';
const ASK = `POST ${CHANGES}`;
const section = () => within(screen.getByRole('region', { name: 'Change your details' }));
const sectionText = () => screen.getByRole('region', { name: 'Change your details' }).textContent ?? '';

async function openTab(changes = {}, more = {}) {
  const api = fakeApi({ ...accountOf({ changes }), ...more });
  await open('/client/dashboard?tab=company');
  return api;
}

describe('the own details in the portal', () => {
  it('are sent as far as they are others, and what comes of it is said', async () => {
    const applied = buildProfileChange({ state: 'applied', awaitsStaff: false, awaitsAddresses: [] });
    const api = await openTab({}, { [ASK]: ok(applied) });
    await fill('Legal contact name', ' Berta Brown ');
    await press('Ask for this change');
    expect(api.sent('POST', CHANGES)[0]?.body).toEqual({ legalContactName: 'Berta Brown' });
    expect(shownToast()?.text).toContain('Details changed');
  });

  it('are not sent when nothing is different, or something is wrong', async () => {
    const api = await openTab();
    await press('Ask for this change');
    expect(sectionText()).toContain('Please change at least one particular.');
    await fill('Legal contact email', 'nobody');
    await press('Ask for this change');
    expect(errorAt('Legal contact email')).toContain('email');
    expect(api.sent('POST', CHANGES)).toEqual([]);
  });

  it.each([
    [refusedAs(409, 'onboarding.profile-change-open'), 'Another change is open.'],
    [refusedAs(403, 'onboarding.account-suspended'), 'Your account is suspended'],
    [refusedAs(503, 'gateway.service-unavailable'), 'What you typed is still there'],
  ])('stay typed when they are refused: %#', async (refusal, message) => {
    await openTab({}, { [ASK]: refusal });
    await fill('Company name', 'Acme Holding Inc.');
    await press('Ask for this change');
    expect(sectionText()).toContain(message);
    expect((screen.getByLabelText('Company name') as HTMLInputElement).value).toBe('Acme Holding Inc.');
  });

  it('show what waits, for whom, and let it be withdrawn', async () => {
    const api = await openTab(
      { open: buildProfileChange() },
      { [`DELETE ${CHANGES}/7`]: ok(buildProfileChange()) },
    );
    expect(sectionText()).toContain('for a confirmation from june@acme.example, where we have sent a link');
    expect(sectionText()).toContain(', and for our staff to accept what it says of the company');
    expect(sectionText()).toContain('Acme Widgets Inc. becomes Acme Holding Inc.');
    await press('Withdraw the change');
    expect(api.sent('DELETE', `${CHANGES}/7`)).toHaveLength(1);
    expect(shownToast()?.text).toContain('Change withdrawn');
  });

  it('say why the last change was refused, and can be asked for again', async () => {
    const reason = 'The trade register says otherwise.';
    await openTab({ last: buildProfileChange({ state: 'refused', reason }) });
    expect(sectionText()).toContain(`We could not make the last change: ${reason}`);
    expect(section().getByText('Edit details')).toBeTruthy();
    expect(listedErrors()).toEqual([]);
  });
});
