import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useAskBeforeBack } from './useAskBeforeBack.ts';

const confirm = jest.fn<(question?: string) => boolean>();
const steps = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** A step back, as the browser's button does it. */
async function goBack(): Promise<void> {
  const arrived = steps();
  window.history.back();
  await arrived;
}

const place = () => (window.history.state as { place?: string } | null)?.place;

beforeEach(() => {
  window.history.pushState({ place: 'list' }, '', '/list');
  window.history.pushState({ place: 'order' }, '', '/order');
  window.confirm = confirm;
  confirm.mockReset();
});

afterEach(cleanup);

describe('Back while a form holds something', () => {
  it('asks, and stays if one wants to stay, as often as one tries', async () => {
    confirm.mockReturnValue(false);
    renderHook(() => useAskBeforeBack(true));
    await goBack();
    await goBack();
    expect(confirm.mock.calls).toHaveLength(2);
    expect([location.pathname, place()]).toEqual(['/order', 'order']);
  });

  it('leads back once one has agreed', async () => {
    confirm.mockReturnValue(true);
    renderHook(() => useAskBeforeBack(true));
    await goBack();
    await steps();
    expect(confirm.mock.calls).toHaveLength(1);
    expect([location.pathname, place()]).toEqual(['/list', 'list']);
  });

  it('asks nothing once the form was sent, nor while it is empty', async () => {
    const { rerender } = renderHook(({ isUnsaved }) => useAskBeforeBack(isUnsaved), {
      initialProps: { isUnsaved: true },
    });
    const removed = steps();
    rerender({ isUnsaved: false });
    await removed;
    expect(location.pathname).toBe('/order');
    await goBack();
    expect(location.pathname).toBe('/list');
    expect(confirm).not.toHaveBeenCalled();
  });
});
