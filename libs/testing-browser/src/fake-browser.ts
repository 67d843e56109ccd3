import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { useToastStore } from '@rep13/web-kit';
import { forgetApiData } from '@rep13/web-kit/api';
import { expectNoUnexpectedCalls } from './fake-api.ts';

/** The day of every test of a screen: what is open or late in one stays so, whenever it runs. */
export const TODAY = new Date('2026-11-24T12:00:00.000Z');

/** Fake time and a clean browser for every test of a screen; fails a test with a call it did not expect. */
export function withFakeBrowser(): void {
  beforeEach(async () => {
    jest.useFakeTimers({ now: TODAY });
    sessionStorage.clear();
    window.dataLayer = [];
    await forgetApiData();
  });
  afterEach(async () => {
    cleanup();
    act(() => useToastStore.getState().dismiss());
    // What is still on its way would be taken for the next test's.
    await settle();
    jest.useRealTimers();
    expectNoUnexpectedCalls();
  });
}

/** Lets time pass, in milliseconds, with all that it sets off. */
export const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Lets answers arrive and validations end. */
export const settle = () => later(50);

/** The toast that is shown, as it is read out: how urgently, and what. */
export function shownToast(): { role: string; text: string } | null {
  const toast = document.querySelector('.toast');
  const role = toast?.closest('[role]')?.getAttribute('role') ?? '';
  return toast && { role, text: toast.textContent };
}
