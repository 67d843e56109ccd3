import type { ComponentProps } from 'react';
import { Page } from '@rep13/ui';
import { useAdminRoutes } from '../places/admin-routes.tsx';

/** A page under the title that its route declares. */
export function TitledPage(props: Omit<ComponentProps<typeof Page>, 'title'>) {
  const { route } = useAdminRoutes();
  return <Page title={route.title} {...props} />;
}
