import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axeFaults, fakeApi, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PATH = '/api/profile-changes/stop';
const STOP = `POST ${PATH}`;
const PAGE = '/client/stop-change#token=mailed.token';

describe('the page that a change is stopped on', () => {
  it('does nothing before its button is pressed, then says that everything stays as it is', async () => {
    const api = fakeApi({ [STOP]: ok({ outcome: 'stopped' }) });
    await open(PAGE);
    expect(await axeFaults()).toEqual([]);
    expect(api.calls).toEqual([]);
    await press('Stop this change');
    expect(api.sent('POST', PATH)[0]?.body).toEqual({ token: 'mailed.token' });
    expect(document.body.textContent).toContain('Everything stays as it is.');
  });

  it('says of a change that was made already whom to write to', async () => {
    fakeApi({ [STOP]: ok({ outcome: 'applied' }) });
    await open(PAGE);
    await press('Stop this change');
    expect(document.body.textContent).toContain('it was made');
    expect(document.body.textContent).toContain('support@');
  });

  it.each([
    [PAGE, true],
    ['/client/stop-change', false],
  ])('says of a link that is over that nothing has changed: %s', async (address, isPressed) => {
    fakeApi({ [STOP]: refusedAs(410, 'onboarding.link-expired') });
    await open(address);
    if (isPressed) await press('Stop this change');
    expect(document.body.textContent).toContain('Nothing has changed now.');
  });

  it('cannot be pressed again while the answer is on its way', async () => {
    fakeApi({ [STOP]: () => new Promise<never>(() => undefined) });
    await open(PAGE);
    await press('Stop this change');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stopping…' }).disabled).toBe(true);
  });

  it('can be tried again when there was no answer', async () => {
    fakeApi({ [STOP]: refusedAs(503, 'gateway.service-unavailable') });
    await open(PAGE);
    await press('Stop this change');
    expect(document.body.textContent).toContain('We could not stop it now. Please try again.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stop this change' }).disabled).toBe(false);
  });
});
