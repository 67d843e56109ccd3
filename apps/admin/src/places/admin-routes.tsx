import { createContext, useContext, type ComponentType } from 'react';
import type { RemoteRoute, Workplace } from '@rep13/web-kit/remote';
import type { Tab } from '../frame/tabs.ts';
import type { Group } from './groups.ts';

/** A page for staff, declared once in `routes.tsx`. */
export interface AdminRoute {
  path: string;
  /** Of the document, of the heading, and on the link. */
  title: string;
  page: () => Promise<ComponentType>;
  /** Asked while the scripts are on their way. */
  asks?: RemoteRoute['asks'];
  /** Under which head the navigation links to it. Without it, only other pages do. */
  group?: Group;
  /** What staff say for it. */
  calledToo?: string;
  isForAdmins?: true;
  /** The list in which the record of this page stands. */
  recordOf?: Tab;
}

const Routes = createContext<readonly AdminRoute[] | null>(null);
const OpenRoute = createContext<AdminRoute | null>(null);

/** The routes as the shell takes them. Pages learn from the context how they were declared: they can't import it. */
export const remoteRoutes = (routes: readonly AdminRoute[]): RemoteRoute[] =>
  routes.map((route) => ({
    path: route.path,
    isPrerendered: true,
    asks: route.asks,
    load: route.page,
    page: async () => {
      const Page = await route.page();
      return () => (
        <Routes value={routes}>
          <OpenRoute value={route}>
            <Page />
          </OpenRoute>
        </Routes>
      );
    },
  }));

/** What stands round the shell's cards, with the ways to all pages. */
export const frameWith =
  (routes: readonly AdminRoute[], load: Workplace['frame']): Workplace['frame'] =>
  async () => {
    const Frame = await load();
    return ({ children }) => (
      <Routes value={routes}>
        <Frame>{children}</Frame>
      </Routes>
    );
  };

/** Every page. */
export const useAdminRoutes = (): readonly AdminRoute[] => declared(useContext(Routes));

/** The page that is open. */
export const useOpenRoute = (): AdminRoute => declared(useContext(OpenRoute));

function declared<T>(value: T | null): T {
  if (value === null) throw new Error('Used outside of the pages that routes.tsx declares');
  return value;
}
