import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { forgetApiData, reloadApiWhere } from './useApi.ts';
import { useLiveApi } from './useLiveApi.ts';
import { at } from '../../test/made-up-calls.ts';

const fetchMock = jest.fn<(path: string, init: RequestInit) => Promise<unknown>>();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Each request is answered with its own number. */
beforeEach(async () => {
  jest.useFakeTimers();
  let count = 0;
  fetchMock.mockReset().mockImplementation(async () => {
    const body = String((count += 1));
    return { ok: true, status: 200, statusText: '', headers: new Headers(), text: async () => body };
  });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  await act(() => forgetApiData());
});

afterEach(async () => {
  cleanup();
  await pass(3_000);
  jest.useRealTimers();
});

describe('useLiveApi', () => {
  it('asks again at the interval and says when it was answered', async () => {
    const { result } = renderHook(() => useLiveApi(at<number>('/api/live'), 30_000));
    await pass(10);
    expect(result.current.data).toBe(1);
    const first = result.current.updatedAt?.getTime() ?? 0;
    await pass(30_000);
    expect(result.current.data).toBe(2);
    expect(result.current.updatedAt?.getTime()).toBeGreaterThanOrEqual(first + 30_000);
  });

  it('asks once for each page that opens when there is no interval', async () => {
    const { unmount } = renderHook(() => useLiveApi(at<number>('/api/opened')));
    await pass(60_000);
    unmount();
    const { result } = renderHook(() => useLiveApi(at<number>('/api/opened')));
    await pass(100);
    expect(result.current.data).toBe(2);
  });

  it('lets the last answer decide about the next request', async () => {
    const { result } = renderHook(() => useLiveApi(at<number>('/api/until'), (n) => (n === 3 ? 0 : 1_000)));
    await pass(60_000);
    expect(result.current.data).toBe(3);
  });

  it('tells the requests of the clock from those of a person', async () => {
    const { rerender } = renderHook(({ path }) => useLiveApi(at<number>(path), 30_000), {
      initialProps: { path: '/api/first' },
    });
    await pass(60_100);
    rerender({ path: '/api/second' });
    await pass(10);
    const asked = fetchMock.mock.calls.map(([path, { headers }]) => [
      path,
      new Headers(headers as HeadersInit).get('X-Background'),
    ]);
    expect(asked).toEqual([
      ['/api/first', null],
      ['/api/first', '1'],
      ['/api/first', '1'],
      ['/api/second', null],
    ]);
  });

  it('takes "Try again" for a person\'s request', async () => {
    const { result } = renderHook(() => useLiveApi(at<number>('/api/again'), 30_000));
    await pass(30_100);
    await act(() => result.current.mutate());
    await pass(30_100);
    const isBackground = fetchMock.mock.calls.map(([, { headers }]) =>
      new Headers(headers as HeadersInit).has('X-Background'),
    );
    expect(isBackground).toEqual([false, true, false, true]);
  });

  it('is asked again by its path, by the page and not by a person', async () => {
    renderHook(() => useLiveApi(at<number>('/api/tickets/1')));
    const other = renderHook(() => useLiveApi(at<number>('/api/other')));
    await pass(10);
    await act(() => reloadApiWhere((path) => path.startsWith('/api/tickets')));
    const asked = fetchMock.mock.calls.map(([path, { headers }]) => [
      path,
      new Headers(headers as HeadersInit).get('X-Background'),
    ]);
    expect(asked).toEqual([
      ['/api/tickets/1', null],
      ['/api/other', null],
      ['/api/tickets/1', '1'],
    ]);
    expect(other.result.current.data).toBe(2);
  });

  it('goes on asking at the interval after an answer that failed', async () => {
    const { result } = renderHook(() => useLiveApi(at<number>('/api/failing'), 30_000));
    await pass(10);
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await pass(30_000);
    expect(result.current.error?.status).toBe(0);
    await pass(31_000);
    expect([result.current.error, result.current.data]).toEqual([undefined, 2]);
  });

  it('asks only once after a failure when there is no interval', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    renderHook(() => useLiveApi(at<number>('/api/failed-once')));
    await pass(300_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
