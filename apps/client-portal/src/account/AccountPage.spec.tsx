import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { address, fakeApi, fill, ok, press, withFakeBrowser } from '@rep13/testing/browser';
import { accountOf, NOBODY } from '../../test/account.ts';
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

  it('lead to the login page when this one was ended elsewhere, and from there back', async () => {
    let isOver = true;
    const orOver = (data: unknown) => () => (isOver ? NOBODY : ok(data));
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
