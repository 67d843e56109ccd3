import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { fakeApi, ok, settle, withFakeBrowser } from '@rep13/testing-browser';
import { MemoryRouter } from '@rep13/web-kit/router';
import { NOBODY } from '../../test/account.ts';
import { buildUser } from '../../test/builders.ts';
import { useClientUser } from './useClientUser.ts';
import { useLogout } from './useLogout.ts';

withFakeBrowser();

describe('useLogout', () => {
  it('tells a page that is still shown that nobody is signed in any more', async () => {
    let isSignedIn = true;
    fakeApi({
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : NOBODY),
      'POST /api/client/logout': () => {
        isSignedIn = false;
        return ok({});
      },
    });
    const { result } = renderHook(() => ({ user: useClientUser().data, session: useLogout() }), {
      wrapper: MemoryRouter,
    });
    await settle();
    expect(result.current.user).toEqual(buildUser());
    await act(() => result.current.session.logout());
    await settle();
    expect(result.current.user).toBeNull();
  });
});
