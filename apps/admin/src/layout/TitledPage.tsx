import type { ComponentProps } from 'react';
import { Page } from '@rep13/ui';
import { useOpenRoute } from '../places/admin-routes.tsx';

/** A page under the title that its route declares. */
export function TitledPage(props: Omit<ComponentProps<typeof Page>, 'title'>) {
  const { title } = useOpenRoute();
  return <Page title={title} {...props} />;
}
