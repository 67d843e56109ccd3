import { renderHook } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@rep13/contracts-constants';
import { fakeApi, later, ok, settle, withFakeBrowser } from '@rep13/testing-browser';
import { buildAdmin } from '../../test/builders.ts';
import { beginSession, useAdminUser } from './useAdminUser.ts';

withFakeBrowser();

const open = async () => {
  const page = renderHook(() => useAdminUser());
  await settle();
  return page;
};

describe('who is signed in to admin', () => {
  it('is asked once in five minutes, however many pages open', async () => {
    const api = fakeApi({ 'GET /api/admin/user': ok(buildAdmin()) });
    (await open()).unmount();
    await later(4 * MINUTE_MS);
    await open();
    expect(api.calls).toHaveLength(1);
  });

  it('is asked for again by the next page after five minutes, and shown as known meanwhile', async () => {
    let username = 'grace';
    const api = fakeApi({ 'GET /api/admin/user': () => ok(buildAdmin({ username })) });
    (await open()).unmount();
    await later(5 * MINUTE_MS);
    username = 'ada';
    const { result } = renderHook(() => useAdminUser());
    renderHook(() => useAdminUser());
    expect(result.current.data?.username).toBe('grace');
    await settle();
    expect(result.current.data?.username).toBe('ada');
    expect(api.calls).toHaveLength(2);
  });

  it('is asked for again at once after a sign-in', async () => {
    const api = fakeApi({ 'GET /api/admin/user': ok(buildAdmin()) });
    await open();
    await beginSession();
    await settle();
    expect(api.calls).toHaveLength(2);
  });
});
