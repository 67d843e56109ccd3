import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
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
