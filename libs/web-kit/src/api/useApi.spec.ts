import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { forgetApiData, reloadApi, useApi, useApiOrNull } from './useApi.ts';
import { at } from '../../test/made-up-calls.ts';

const fetchMock = jest.fn<(path: string) => Promise<unknown>>();

const answer = (status: number, data: unknown) =>
  Promise.resolve({
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers(),
    text: async () => JSON.stringify(data),
  });

beforeEach(async () => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  await act(() => forgetApiData());
});

describe('useApi', () => {
  it('asks the address', async () => {
    fetchMock.mockReturnValue(answer(200, { a: 1 }));
    const { result } = renderHook(() => useApi(at('/api/provider-information/7')));
    await waitFor(() => expect(result.current.data).toEqual({ a: 1 }));
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/provider-information/7');
  });

  it('asks nothing for null', () => {
    renderHook(() => useApi(null));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('asks again when told to', async () => {
    fetchMock.mockReturnValueOnce(answer(200, 1)).mockReturnValueOnce(answer(200, 2));
    const { result } = renderHook(() => useApi(at('/api/reload')));
    await waitFor(() => expect(result.current.data).toBe(1));
    await act(() => reloadApi(at('/api/reload')));
    await waitFor(() => expect(result.current.data).toBe(2));
  });

  it('asks once: not again after a failure, nor when somebody comes back to the page', async () => {
    jest.useFakeTimers();
    const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    fetchMock.mockReturnValue(answer(503, { message: 'Service unavailable' }));
    const { result } = renderHook(() => useApi(at('/api/once')).error);
    await later(100);
    expect(result.current?.status).toBe(503);
    await later(60 * 60 * 1_000);
    act(() => {
      for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await later(60 * 60 * 1_000);
    jest.useRealTimers();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('shows nothing of a session that ended', async () => {
    fetchMock.mockReturnValue(answer(200, 'private'));
    const { result } = renderHook(() => useApi(at('/api/client/profile')));
    await waitFor(() => expect(result.current.data).toBe('private'));
    await act(() => forgetApiData());
    expect(result.current.data).toBeUndefined();
  });
});

describe('a new session', () => {
  it('asks again, however soon after the former one', async () => {
    fetchMock.mockReturnValueOnce(answer(200, 'first')).mockReturnValueOnce(answer(200, 'second'));
    const former = renderHook(() => useApi(at('/api/client/session')));
    await waitFor(() => expect(former.result.current.data).toBe('first'));
    former.unmount();
    await act(() => forgetApiData());
    const { result } = renderHook(() => useApi(at('/api/client/session')));
    await waitFor(() => expect(result.current.data).toBe('second'));
  });
});

describe('useApiOrNull', () => {
  it('takes "not signed in" for an answer', async () => {
    fetchMock.mockReturnValue(answer(401, { message: 'Not signed in' }));
    const { result } = renderHook(() => useApiOrNull(at('/api/client/user')));
    await waitFor(() => expect(result.current.data).toBeNull());
    expect(result.current.error).toBeUndefined();
  });

  it('keeps every other failure an error', async () => {
    fetchMock.mockReturnValue(answer(503, { message: 'Service unavailable' }));
    const { result } = renderHook(() => useApiOrNull(at('/api/admin/user')));
    await waitFor(() => expect(result.current.error?.status).toBe(503));
  });
});
