import { createContext, useContext, type ComponentType } from 'react';
import type { RemoteRoute } from '@rep13/web-kit/remote';
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

interface Declared {
  route: AdminRoute;
  routes: readonly AdminRoute[];
}

const DeclaredRoutes = createContext<Declared | null>(null);

/** The routes as the shell takes them. Pages learn from the context how they were declared: they can't import it. */
export const remoteRoutes = (routes: readonly AdminRoute[]): RemoteRoute[] =>
  routes.map((route) => ({
    path: route.path,
    isPrerendered: true,
    asks: route.asks,
    load: route.page,
    page: async () => {
      const Page = await route.page();
      const declared = { route, routes };
      return () => (
        <DeclaredRoutes value={declared}>
          <Page />
        </DeclaredRoutes>
      );
    },
  }));

/** The page that is open, and all others. */
export function useAdminRoutes(): Declared {
  const declared = useContext(DeclaredRoutes);
  if (!declared) throw new Error('useAdminRoutes is used outside of the pages that routes.tsx declares');
  return declared;
}
