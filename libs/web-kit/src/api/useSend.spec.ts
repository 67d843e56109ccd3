import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useSend } from './useSend.ts';
import { post } from '../../test/made-up-calls.ts';

type Reply = {
  ok: boolean;
  status: number;
  statusText: string;
  headers: Headers;
  text: () => Promise<string>;
};
const fetchMock = jest.fn<(path: string, init: RequestInit) => Promise<Reply>>();

const reply = (status: number): Reply => ({
  ok: status < 400,
  status,
  statusText: '',
  headers: new Headers(),
  text: () => Promise.resolve('{"id":1}'),
});
const keys = () =>
  fetchMock.mock.calls.map(([, init]) => new Headers(init.headers as HeadersInit).get('Idempotency-Key'));

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

async function sendTwice(firstStatus: number, secondBody = { name: 'a' }) {
  fetchMock.mockResolvedValueOnce(reply(firstStatus)).mockResolvedValueOnce(reply(201));
  const { result } = renderHook(() => useSend(post<{ name: string }>('/api/signup')));
  await act(() => result.current.send({ name: 'a' }).catch(() => undefined));
  await act(() => result.current.send(secondBody));
  return keys();
}

describe('useSend', () => {
  it('repeats a failed attempt with the same key', async () => {
    const [first, second] = await sendTwice(503);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('takes a new key after a success', async () => {
    const [first, second] = await sendTwice(201);
    expect(second).not.toBe(first);
  });

  it('takes a new key for a corrected body', async () => {
    const [first, second] = await sendTwice(400, { name: 'b' });
    expect(second).not.toBe(first);
  });

  it('takes a new key for the same body on another version, which it names', async () => {
    fetchMock.mockResolvedValueOnce(reply(412)).mockResolvedValueOnce(reply(200));
    const { result } = renderHook(() => useSend(post<object>('/api/x')));
    await act(() => result.current.send({}, { ifMatch: 1 }).catch(() => undefined));
    await act(() => result.current.send({}, { ifMatch: 2 }));
    const [first, second] = keys();
    expect(second).not.toBe(first);
    expect(new Headers(fetchMock.mock.lastCall?.[1].headers as HeadersInit).get('If-Match')).toBe('"2"');
  });

  it('says while it is sending', async () => {
    let finish: (value: Reply) => void = () => undefined;
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const { result } = renderHook(() => useSend(post('/api/x')));
    expect(result.current.isSending).toBe(false);
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = result.current.send({})));
    expect(result.current.isSending).toBe(true);
    await act(async () => {
      finish(reply(200));
      await sent;
    });
    expect(result.current.isSending).toBe(false);
  });
});
