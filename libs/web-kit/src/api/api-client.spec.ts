/** @jest-environment @rep13/testing/without-a-page */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { apiFile, apiGet, apiSend } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { forgetApiData } from './useApi.ts';
import { at, post } from '../../test/made-up-calls.ts';

const fetchMock = jest.spyOn(globalThis, 'fetch');

function answer(status: number, body: string) {
  fetchMock.mockResolvedValueOnce(new Response(body || null, { status }));
}

async function failure(asked: Promise<unknown>): Promise<ApiError> {
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail');
  return error;
}

const lastRequest = () => fetchMock.mock.lastCall?.[1];

afterEach(() => {
  fetchMock.mockReset();
});

describe('apiGet', () => {
  it('sends the headers of the call, also when the page asks by itself', async () => {
    answer(200, '{}');
    await apiGet(at('/api/x'), { isBackground: true, headers: { Authorization: 'Bearer token' } });
    expect(lastRequest()?.headers).toEqual({ 'X-Background': '1', Authorization: 'Bearer token' });
  });

  it('answers the parsed JSON and sends the cookies', async () => {
    answer(200, '{"id":7}');
    expect(await apiGet(at('/api/x'))).toEqual({ id: 7 });
    expect(lastRequest()?.credentials).toBe('include');
  });

  it('names status and message in the error, and keeps code and fields apart', async () => {
    answer(400, '{"code":"gateway.invalid","message":"Check it","errors":[{"path":"a","message":"b"}]}');
    const error = await failure(apiGet(at('/api/x')));
    expect(error.message).toBe('400: Check it');
    expect(error).toMatchObject({ status: 400, code: 'gateway.invalid', detail: 'Check it' });
    expect(error.errors).toEqual([{ path: 'a', message: 'b' }]);
  });

  it('takes the text of an error that is no JSON', async () => {
    answer(502, 'Bad gateway');
    expect((await failure(apiGet(at('/api/x')))).message).toBe('502: Bad gateway');
  });

  it('reports a lost connection as status 0', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('failed to fetch'));
    expect((await failure(apiGet(at('/api/x')))).status).toBe(0);
  });
});

describe('what the page has asked early', () => {
  const early = (askedAt: number, response: Response | undefined) => {
    const earlyAnswers = new Map([['/api/x', { askedAt, response: Promise.resolve(response) }]]);
    Object.assign(globalThis, { window: { earlyAnswers } });
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

  it('is taken once, and asked again after that', async () => {
    early(Date.now(), new Response('{"id":1}'));
    expect(await apiGet(at('/api/x'))).toEqual({ id: 1 });
    expect(fetchMock).not.toHaveBeenCalled();
    answer(200, '{"id":2}');
    expect(await apiGet(at('/api/x'))).toEqual({ id: 2 });
  });

  it.each([
    ['was lost', Date.now(), undefined],
    ['is half a minute old', Date.now() - 30_000, new Response('{"id":1}')],
  ])('is asked again where it %s', async (_why, askedAt, response) => {
    early(askedAt, response);
    answer(200, '{"id":2}');
    expect(await apiGet(at('/api/x'))).toEqual({ id: 2 });
  });

  it('is forgotten when somebody signs in or out', async () => {
    early(Date.now(), new Response('{"id":1}'));
    await forgetApiData();
    answer(200, '{"id":2}');
    expect(await apiGet(at('/api/x'))).toEqual({ id: 2 });
  });
});

describe('apiFile', () => {
  const LINK = { headers: { Authorization: 'Bearer token' } };

  it('answers the bytes, asked for as the caller says', async () => {
    answer(200, 'bytes');
    expect(await (await apiFile(at('/api/x'), LINK)).text()).toBe('bytes');
    expect(lastRequest()?.headers).toEqual(LINK.headers);
  });

  it('is refused as any other call', async () => {
    answer(404, '{"code":"gateway.not-found","message":"Not found"}');
    expect(await failure(apiFile(at('/api/x'), LINK))).toMatchObject({
      status: 404,
      code: 'gateway.not-found',
    });
  });
});

describe('apiSend', () => {
  it('sends JSON with its key', async () => {
    answer(201, '{"id":1}');
    await apiSend(post('/api/x'), { a: 1 }, { idempotencyKey: 'k' });
    expect(lastRequest()).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    });
  });

  it('sends with each key what only this tab has', async () => {
    const scopes: unknown[] = [];
    for (const idempotencyKey of ['one', 'two']) {
      answer(201, '{}');
      await apiSend(post('/api/x'), {}, { idempotencyKey });
      scopes.push((lastRequest()?.headers as Record<string, string>)['Idempotency-Scope']);
    }
    expect(scopes[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(scopes[1]).toBe(scopes[0]);
  });

  it('names the version that was seen, as an entity tag', async () => {
    answer(200, '{}');
    await apiSend(post('/api/x'), {}, { ifMatch: 7 });
    expect(lastRequest()?.headers).toMatchObject({ 'If-Match': '"7"' });
  });

  it('sends the headers of the call beside its own', async () => {
    answer(200, '{}');
    await apiSend(post('/api/x'), {}, { headers: { Authorization: 'Bearer token' } });
    expect(lastRequest()?.headers).toMatchObject({
      Authorization: 'Bearer token',
      'Content-Type': 'application/json',
    });
  });

  it('accepts an empty answer', async () => {
    answer(204, '');
    expect(await apiSend(post('/api/admin/logout'), {})).toBeUndefined();
  });
});
