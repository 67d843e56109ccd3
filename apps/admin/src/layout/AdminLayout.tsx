import type { ReactNode } from 'react';
import { useHead } from '@rep13/web-kit';
import { ADMIN_KEYWORDS } from '../frame/admin-keywords.ts';
import { useOpenRoute } from '../places/admin-routes.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

interface AdminLayoutProps {
  /** Of the document, where its route declares none that fits. */
  title?: string;
  children: ReactNode;
}

/** Round every page for staff. */
export function AdminLayout({ title: own, children }: AdminLayoutProps) {
  const route = useOpenRoute();
  const title = own ?? route.title;
  useHead({ title, description: 'Admin pages for our staff.', keywords: ADMIN_KEYWORDS, noIndex: true });
  return <SignedInOnly>{children}</SignedInOnly>;
}
