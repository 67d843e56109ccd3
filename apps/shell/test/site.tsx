import type { ComponentType, ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PageChrome, Remote } from '@rep13/web-kit/remote';
import type { Registry } from '@rep13/web-kit/registry';
import { MemoryRouter } from '@rep13/web-kit/router';

export const Broken = () => {
  throw new Error('broken');
};

export const page = (path: string, Page: () => ReactNode, chrome?: PageChrome) => ({
  path,
  chrome,
  page: async () => Page,
});

/** A remote as the registry has it. */
export const lineOf = (name: string, { routes }: Remote): Registry => ({
  [name]: { version: 'v1', entry: `/${name}/v1.js`, global: name, routes: routes.map(({ path }) => path) },
});

/** What opens a path of the site; a spec loads the page itself, behind its mocks. */
export const openerOf = (CurrentPage: ComponentType) => (path: string) =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <CurrentPage />
      </MemoryRouter>,
    );
  });

/** Waits for what is loaded because of the click. */
export const click = (role: string, name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
