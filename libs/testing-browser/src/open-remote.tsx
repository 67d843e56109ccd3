import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { Toaster, type Remote } from '@rep13/web-kit';
import { MemoryRouter, Route, Routes, useLocation } from '@rep13/web-kit/router';
import { settle } from './fake-browser.ts';

/** Loads every page of a remote; the answer opens an address of it as the shell would. */
export async function openerOf(remote: Remote): Promise<(address: string) => Promise<void>> {
  // One after another: jest's module loader loses shared modules when several are loaded at once.
  const routes: { path: string; Page: ComponentType }[] = [];
  for (const { path, page } of remote.routes) routes.push({ path, Page: await page() });

  return async (address) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <Toaster />
      </MemoryRouter>,
    );
    await settle();
  };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <span data-testid="address">{pathname + search + hash}</span>;
}

/** Where the browser is now. */
export const address = () => screen.getByTestId('address').textContent;
