import type { ComponentType } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { SWRConfig } from 'swr';
import { Toaster, useToastStore } from '@rep13/web-kit';
import { forgetApiData } from '@rep13/web-kit/api';
import { MemoryRouter, Route, Routes, useLocation } from '@rep13/web-kit/router';
import { remote } from '../src/routes.tsx';
import { expectNoUnexpectedCalls } from './fake-api.ts';

/** Fake time and a clean browser for every test of a screen; fails a test with a call it did not expect. */
export function withFakeBrowser(): void {
  beforeEach(async () => {
    jest.useFakeTimers();
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

// One after another: jest's module loader loses shared modules when several are loaded at once.
const routes: { path: string; Page: ComponentType }[] = [];
for (const { path, page } of remote.routes) routes.push({ path, Page: await page() });

/** Opens an address of this remote as the shell would; other addresses show nothing. */
export async function open(address: string): Promise<void> {
  render(
    // Sign-in and logout work on the cache of the whole page, so that one is used; a test asks anew each time.
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <Toaster />
      </MemoryRouter>
    </SWRConfig>,
  );
  await settle();
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <span data-testid="address">{pathname + search + hash}</span>;
}

/** Where the browser is now. */
export const address = () => screen.getByTestId('address').textContent;

/** Lets time pass, with all that it sets off. */
export const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Lets answers arrive and validations end. */
export const settle = () => later(50);

/** The toast that is shown, as it is read out: how urgently, and what. */
export function shownToast(): { role: string; text: string } | null {
  const toast = document.querySelector('.toast');
  const role = toast?.closest('[role]')?.getAttribute('role') ?? '';
  return toast && { role, text: toast.textContent };
}
