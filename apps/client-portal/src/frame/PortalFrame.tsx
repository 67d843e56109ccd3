import type { ReactNode } from 'react';
import { AppFrame } from '@rep13/ui/antd';
import { clocksNote, useConsentStore } from '@rep13/web-kit';
import { Link } from '@rep13/web-kit/router';

interface PortalFrameProps {
  /** At the right of the top bar: who is signed in, and the way out. */
  account?: ReactNode;
  /** It is not known yet whether there will be one. */
  awaitsAccount?: boolean;
  children: ReactNode;
}

/** What stands round every screen of the portal. */
export function PortalFrame(props: PortalFrameProps) {
  const reopen = useConsentStore((state) => state.reopen);
  return <AppFrame density="portal" link={Link} clocks={clocksNote()} onCookieSettings={reopen} {...props} />;
}
