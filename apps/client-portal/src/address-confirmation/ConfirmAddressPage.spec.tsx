import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { errorAt, fakeApi, fill, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PATH = '/api/profile-changes/confirm';
const CONFIRM = `POST ${PATH}`;
const PAGE = '/client/confirm-address#token=mailed.token';

describe('the page that a new address is confirmed on', () => {
  it('does nothing before its button is pressed, then says what came of it', async () => {
    const api = fakeApi({ [CONFIRM]: ok({ outcome: 'waiting' }) });
    await open(PAGE);
    expect(api.calls).toEqual([]);
    await press('Confirm this address');
    expect(api.sent('POST', PATH)[0]?.body).toEqual({ token: 'mailed.token' });
    expect(document.body.textContent).toContain('once the rest of the change is accepted');
  });

  it.each([
    [PAGE, true],
    ['/client/confirm-address', false],
  ])('says of a link that is over that nothing has changed: %s', async (address, isPressed) => {
    fakeApi({ [CONFIRM]: refusedAs(410, 'onboarding.link-expired') });
    await open(address);
    if (isPressed) await press('Confirm this address');
    expect(document.body.textContent).toContain('Nothing has changed now.');
  });

  it('is opened by the code of the email as by its link', async () => {
    const api = fakeApi({
      'POST /api/mailed-codes': ok({ token: 'mailed.token' }),
      [CONFIRM]: ok({ outcome: 'waiting' }),
    });
    await open('/client/confirm-address');
    await press('Enter the code from the email');
    fill('Client ID in the email', ' DSA-K7M2QX ');
    fill('Code in the email', ' k7m2q-x4p9a ');
    await press('Use the Code');
    expect(api.sent('POST', '/api/mailed-codes')[0]?.body).toEqual({
      clientId: 'DSA-K7M2QX',
      purpose: 'confirm-address',
      code: 'k7m2q-x4p9a',
    });
    await press('Confirm this address');
    expect(api.sent('POST', PATH)[0]?.body).toEqual({ token: 'mailed.token' });
  });

  it('says when the code is not the one of the email', async () => {
    fakeApi({ 'POST /api/mailed-codes': refusedAs(410, 'onboarding.link-expired') });
    await open('/client/confirm-address');
    await press('Enter the code from the email');
    await press('Use the Code');
    expect(errorAt('Code in the email')).toBe('Please enter the code from the email');
    fill('Client ID in the email', 'DSA-K7M2QX');
    fill('Code in the email', 'AAAAA-AAAAA');
    await press('Use the Code');
    expect(screen.getByText(/^This code is not valid here, or no longer/)).toBeTruthy();
  });

  it('can be tried again when there was no answer', async () => {
    fakeApi({ [CONFIRM]: refusedAs(503, 'gateway.service-unavailable') });
    await open(PAGE);
    await press('Confirm this address');
    expect(document.body.textContent).toContain('We could not confirm it now. Please try again.');
    expect((screen.getByRole('button', { name: 'Confirm this address' }) as HTMLButtonElement).disabled).toBe(
      false,
    );
  });
});
