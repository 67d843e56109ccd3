import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useApi } from './useApi.ts';
import { useEndSession } from './useEndSession.ts';
import { at, post } from '../../test/made-up-calls.ts';

const LOGOUT = '/api/client/logout';
const fetchMock = jest.fn<(path: string) => Promise<unknown>>();
const onEnded = jest.fn();
const onFailed = jest.fn();

const answer = (data: unknown) =>
  Promise.resolve({
    ok: true,
    status: 200,
    statusText: '',
    headers: new Headers(),
    text: async () => JSON.stringify(data),
  });

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

describe('useEndSession', () => {
  it('leaves nothing of the session in this browser', async () => {
    fetchMock.mockImplementation((path) => answer(path === LOGOUT ? {} : 'private'));
    const { result } = renderHook(() => ({
      profile: useApi(at('/api/client/profile')),
      session: useEndSession(post(LOGOUT), { onEnded, onFailed }),
    }));
    await waitFor(() => expect(result.current.profile.data).toBe('private'));
    await act(() => result.current.session.logout());
    expect(result.current.profile.data).toBeUndefined();
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('says that the session goes on when the server did not end it', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const { result } = renderHook(() => useEndSession(post(LOGOUT), { onEnded, onFailed }));
    await act(() => result.current.logout());
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ title: 'You are still signed in' }));
    expect(onEnded).not.toHaveBeenCalled();
    expect(result.current.isLeaving).toBe(false);
  });
});
