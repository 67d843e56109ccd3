import type { ReactNode } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { useAdminSession } from '../session/useAdminSession.ts';
import { OpenAdmin } from './OpenAdmin.tsx';

/** Round the shell's cards below /admin: with all ways for who is signed in, which nobody needs to be there. */
export function CardFrame({ children }: { children: ReactNode }) {
  const session = useAdminSession();
  if (session.kind === 'open') return <OpenAdmin user={session.user}>{children}</OpenAdmin>;
  return <AdminFrame awaitsAccount={session.kind === 'asking'}>{children}</AdminFrame>;
}
