import type { ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import { Toaster, type Remote } from '@rep13/web-kit';
import type { RemoteRoute } from '@rep13/web-kit/remote';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '@rep13/web-kit/router';
import { settle } from './fake-browser.ts';

/** Stands for what the shell says at an address of the remote's workplace that has no page. */
const SHELL_CARD = <h1>404 Page Not Found</h1>;

/** Loads every page of a remote; the answer opens an address of it as the shell would. */
export async function openerOf(remote: Remote): Promise<(address: string) => Promise<void>> {
  // One after another: jest's module loader loses shared modules when several are loaded at once.
  const routes: { path: string; Page: ComponentType }[] = [];
  for (const { path, page } of remote.routes) routes.push({ path, Page: await page() });

  const card = remote.workplace && {
    path: `/${remote.workplace.home.to.split('/')[1] ?? ''}/*`,
    Frame: await remote.workplace.frame(),
  };

  return async (address) => {
    const [path] = address.split(/[?#]/);
    askEarly(remote.routes.find((route) => route.path === path));
    render(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {card && <Route path={card.path} element={<card.Frame>{SHELL_CARD}</card.Frame>} />}
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <Toaster />
      </MemoryRouter>,
    );
    await settle();
  };
}

/** As the page's inline script does it, on a line that is lost: the caller that takes such an answer asks again. */
function askEarly({ asks = [] }: Partial<RemoteRoute> = {}): void {
  const unanswered = { askedAt: Date.now(), response: Promise.resolve(undefined) };
  window.earlyAnswers = new Map(asks.map((path) => [path, unanswered]));
}

/** What the page that was opened has declared as asked, and has not asked. */
export const askedInVain = (): string[] => [...(window.earlyAnswers ?? new Map<string, unknown>()).keys()];

let move: ReturnType<typeof useNavigate>;

function Address() {
  move = useNavigate();
  const { pathname, search, hash } = useLocation();
  return <span data-testid="address">{pathname + search + hash}</span>;
}

/** Where the browser is now. */
export const address = () => screen.getByTestId('address').textContent;

/** Back (negative) or forward through the entries of the history, as the browser's buttons do. */
export async function go(entries: number): Promise<void> {
  await act(() => move(entries));
  await settle();
}
