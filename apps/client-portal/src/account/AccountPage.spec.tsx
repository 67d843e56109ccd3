import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { address, fakeApi, fill, later, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { accountOf, SIGNED_OUT } from '../../test/account.ts';
import { buildSession, buildUser } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const SESSIONS = '/api/client/sessions';
const PHONE = buildSession({ id: 'phone', device: 'Safari on an iPhone', isCurrent: false });

describe("the client's sessions", () => {
  it('are led to from the portal, and back', async () => {
    fakeApi({ ...accountOf(), [`GET ${SESSIONS}`]: ok([buildSession()]) });
    await open('/client/dashboard');
    const way = screen.getByRole('link', { name: 'Account' });
    expect(way.getAttribute('href')).toBe('/client/account');
    await open('/client/account');
    expect(screen.getByRole('link', { name: 'Back to your mandate' }).getAttribute('href')).toBe(
      '/client/dashboard',
    );
  });

  it('are ended one by one', async () => {
    let sessions = [buildSession(), PHONE];
    const api = fakeApi({
      ...accountOf(),
      [`GET ${SESSIONS}`]: () => ok(sessions),
      [`DELETE ${SESSIONS}/phone`]: () => {
        sessions = [buildSession()];
        return ok({ ended: 1 });
      },
    });
    await open('/client/account');
    await press(/^End the session: Safari on an iPhone/);
    expect(api.sent('DELETE', `${SESSIONS}/phone`)).toHaveLength(1);
    expect(screen.queryByText('Safari on an iPhone')).toBeNull();
  });

  it('are ended once the password is entered again, if that was a while ago', async () => {
    let isProven = false;
    let sessions = [buildSession(), PHONE];
    const api = fakeApi({
      ...accountOf(),
      [`GET ${SESSIONS}`]: () => ok(sessions),
      'POST /api/client/step-up': ({ body }) => {
        isProven = (body as { password: string }).password === 'the right one';
        return isProven ? ok({}) : refusedAs(400, 'gateway.validation-failed');
      },
      [`DELETE ${SESSIONS}/phone`]: () => {
        if (!isProven) return refusedAs(403, 'gateway.step-up-required');
        sessions = [buildSession()];
        return ok({ ended: 1 });
      },
    });
    await open('/client/account');
    await press(/^End the session: Safari on an iPhone/);
    await later(300);
    const dialog = within(screen.getByRole('dialog'));
    const answer = async (password: string) => {
      fireEvent.change(dialog.getByLabelText('Password'), { target: { value: password } });
      fireEvent.click(dialog.getByRole('button', { name: 'Go on' }));
      await later(300);
    };
    await answer('a wrong one');
    expect(dialog.getByRole('alert').textContent).toBe('This is not your current password.');
    await answer('the right one');
    expect(screen.queryByText('Safari on an iPhone')).toBeNull();
    expect(api.sent('DELETE', `${SESSIONS}/phone`)).toHaveLength(2);
  });

  it('lead to the sign-in page when this one was ended elsewhere, and from there back', async () => {
    let isOver = true;
    const orOver = (data: unknown) => () => (isOver ? SIGNED_OUT : ok(data));
    fakeApi({
      ...accountOf(),
      'GET /api/client/user': orOver(buildUser()),
      [`GET ${SESSIONS}`]: orOver([buildSession()]),
      'POST /api/client/login': () => {
        isOver = false;
        return ok(buildUser());
      },
    });
    await open('/client/account');
    expect(address()).toBe('/client/login?back=/client/account');
    fill('Client ID', 'DSA-K7M2QX');
    fill('Password', 'a quiet harbour at dawn');
    await press('Sign In');
    expect(address()).toBe('/client/account');
  });
});
