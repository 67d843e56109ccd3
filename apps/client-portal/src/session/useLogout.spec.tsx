import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, jest } from '@jest/globals';
import { fakeApi, ok, settle, withFakeBrowser } from '@rep13/testing-browser';
import { MemoryRouter } from '@rep13/web-kit/router';
import { SIGNED_OUT } from '../../test/account.ts';
import { buildUser } from '../../test/builders.ts';
import { hasAnswers, saveAnswer } from '../answer-draft/answer-draft.ts';
import { useClientUser } from './useClientUser.ts';
import { useLogout } from './useLogout.ts';

withFakeBrowser();

describe('useLogout', () => {
  it('tells a page that is still shown that nobody is signed in any more', async () => {
    let isSignedIn = true;
    fakeApi({
      'GET /api/client/user': () => (isSignedIn ? ok(buildUser()) : SIGNED_OUT),
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

  it('asks before an answer is lost that is not sent, and leaves none behind', async () => {
    const api = fakeApi({ 'POST /api/client/logout': ok({}), 'GET /api/client/user': SIGNED_OUT });
    saveAnswer({ signupId: 1, ticketId: 7 }, { body: 'We took it down.', files: [] });
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { result } = renderHook(useLogout, { wrapper: MemoryRouter });
    await act(() => result.current.logout());
    expect(api.sent('POST', '/api/client/logout')).toEqual([]);
    expect(hasAnswers()).toBe(true);
    ask.mockReturnValue(true);
    await act(() => result.current.logout());
    expect(api.sent('POST', '/api/client/logout')).toHaveLength(1);
    expect(hasAnswers()).toBe(false);
  });
});
