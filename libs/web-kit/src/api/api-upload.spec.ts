import { beforeEach, describe, expect, it } from '@jest/globals';
import { apiUpload } from './api-upload.ts';
import { ApiError } from './api-error.ts';
import { fakeRequests, type FakeRequest } from '../../test/fake-requests.ts';
import { post } from '../../test/made-up-calls.ts';

let requests: FakeRequest[];
/** The one that was made last. */
const request = () => requests.at(-1)!;
const FILE = new File(['policy'], 'policy.txt');

beforeEach(() => {
  requests = fakeRequests();
});

describe('apiUpload', () => {
  it('sends the file as multipart and answers what the server says', async () => {
    const upload = apiUpload(post('/api/files'), FILE);
    request().answer(201, '{"id":"1"}');
    expect(await upload).toEqual({ id: '1' });
    expect(request().opened).toEqual(['POST', '/api/files']);
    expect((request().sent?.get('file') as File).name).toBe('policy.txt');
    expect(request().timeout).toBeGreaterThan(60_000);
  });

  it('sends its key, with what only this browser has', async () => {
    const upload = apiUpload(post('/api/files'), FILE, { idempotencyKey: 'one' });
    request().answer(201, '{}');
    await upload;
    expect(request().headers).toEqual({
      'Idempotency-Key': 'one',
      'Idempotency-Scope': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('sends the headers of the call', async () => {
    const headers = { Authorization: 'Bearer token' };
    const upload = apiUpload(post('/api/files'), FILE, { headers });
    request().answer(201, '{}');
    await upload;
    expect(request().headers).toEqual(headers);
  });

  it('tells how far it is', async () => {
    const percents: number[] = [];
    const upload = apiUpload(post('/api/files'), FILE, { onProgress: (percent) => percents.push(percent) });
    request().upload.onprogress?.({ loaded: 1, total: 3 });
    request().upload.onprogress?.({ loaded: 0, total: 0 });
    request().answer(200, '{}');
    await upload;
    expect(percents).toEqual([33, 0]);
  });

  it('throws what the server refused, by its code', async () => {
    const upload = apiUpload(post('/api/files'), FILE);
    request().answer(413, '{"code":"onboarding.file-too-large","message":"Too large"}');
    await expect(upload).rejects.toMatchObject({ status: 413, code: 'onboarding.file-too-large' });
  });

  it.each(['onerror', 'ontimeout'] as const)('is a refusal without a status on %s', async (event) => {
    const upload = apiUpload(post('/api/files'), FILE);
    request()[event]?.();
    await expect(upload).rejects.toEqual(new ApiError(0, 'No answer from the server'));
  });

  it('ends when it is called off, also before it began', async () => {
    const calledOff = new AbortController();
    const upload = apiUpload(post('/api/files'), FILE, { signal: calledOff.signal });
    calledOff.abort();
    await expect(upload).rejects.toMatchObject({ status: 0 });
    await expect(apiUpload(post('/api/files'), FILE, { signal: calledOff.signal })).rejects.toMatchObject({
      status: 0,
    });
    expect(request().sent).toBeNull();
  });
});
