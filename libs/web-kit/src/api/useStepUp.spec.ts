import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { apiGet, apiSend } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { useStepUp } from './useStepUp.ts';
import { at, post } from '../../test/made-up-calls.ts';

const PATH = '/api/admin/step-up';

/** A server that wants the password before anything else. */
let isProven = false;
let calls: { path: string; init: RequestInit }[] = [];
const signedOut = jest.fn(async () => undefined);

beforeEach(() => {
  isProven = false;
  calls = [];
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    if (path === PATH) isProven = (init.body as string).includes('right');
    const refused = (init.body as string | undefined)?.includes('too late') ? 401 : 400;
    const status = path === PATH ? (isProven ? 200 : refused) : isProven ? 200 : 403;
    const code = status === 403 ? 'gateway.step-up-required' : 'x';
    const text = JSON.stringify(status === 200 ? { done: path } : { code, message: 'No' });
    return { ok: status === 200, status, statusText: '', headers: new Headers(), text: async () => text };
  }) as unknown as typeof fetch;
});

const sent = (path: string) => calls.filter((call) => call.path === path);
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('a call that needs the password first', () => {
  it('goes on as it was sent, once the password is entered', async () => {
    const { result } = renderHook(() => useStepUp(post(PATH), signedOut));
    const answer = apiSend(post('/api/x'), { typed: 'text' }, { idempotencyKey: 'key' });
    await settled();
    expect(result.current.isAsked).toBe(true);
    await act(() => result.current.prove('right'));
    expect(await answer).toEqual({ done: '/api/x' });
    const [first, second] = sent('/api/x');
    expect({ ...second!.init, signal: null }).toEqual({ ...first!.init, signal: null });
    expect(result.current.isAsked).toBe(false);
  });

  it('waits on after a wrong one', async () => {
    const { result } = renderHook(() => useStepUp(post(PATH), signedOut));
    const answer = apiSend(post('/api/x'), {});
    await settled();
    await act(() => expect(result.current.prove('wrong')).rejects.toBeInstanceOf(ApiError));
    expect(result.current.isAsked).toBe(true);
    await act(() => result.current.prove('right'));
    expect(await answer).toEqual({ done: '/api/x' });
  });

  it('is refused when the question is cancelled', async () => {
    const { result } = renderHook(() => useStepUp(post(PATH), signedOut));
    const answer = apiSend(post('/api/x'), {}).catch((error: unknown) => error);
    await settled();
    act(() => result.current.cancel());
    expect(await answer).toMatchObject({ status: 403, code: 'gateway.step-up-required' });
    expect(sent('/api/x')).toHaveLength(1);
  });

  it('is refused when the session is over by then, which the page is told', async () => {
    const { result } = renderHook(() => useStepUp(post(PATH), signedOut));
    const answer = apiSend(post('/api/x'), {}).catch((error: unknown) => error);
    await settled();
    await act(() => result.current.prove('too late'));
    expect(await answer).toMatchObject({ status: 403 });
    expect(result.current.isAsked).toBe(false);
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it('asks once for several at a time, and again for the next', async () => {
    const { result } = renderHook(() => useStepUp(post(PATH), signedOut));
    const answers = Promise.all([apiGet(at('/api/x')), apiSend(post('/api/y'), {})]);
    await settled();
    await act(() => result.current.prove('right'));
    expect(await answers).toEqual([{ done: '/api/x' }, { done: '/api/y' }]);
    expect(sent(PATH)).toHaveLength(1);
    isProven = false;
    void apiGet(at('/api/z')).catch(() => undefined);
    await settled();
    expect(result.current.isAsked).toBe(true);
    act(() => result.current.cancel());
  });

  it.each([
    ['where nobody asks', () => undefined],
    ['when the page that asked is left', () => renderHook(() => useStepUp(post(PATH), signedOut)).unmount()],
  ])('is refused %s', async (_, prepare) => {
    prepare();
    await expect(apiSend(post('/api/x'), {})).rejects.toMatchObject({ status: 403 });
  });
});
