import { Component, useEffect, useState, type ReactNode } from 'react';
import type { PageChrome } from '@rep13/web-kit/remote';
import { useLocation } from '@rep13/web-kit/router';
import { openWorkplace, openedWorkplace } from './workplaces.ts';

interface CardFrameProps {
  /** What the shell has put round it already. */
  chrome: PageChrome;
  children: ReactNode;
}

/** Round a card of the shell: who is at work keeps the bar with the ways to everything else. */
export function CardFrame({ chrome, children }: CardFrameProps) {
  const { pathname } = useLocation();
  const [workplace, setWorkplace] = useState(() => openedWorkplace(pathname));
  useEffect(() => void openWorkplace(pathname).then(setWorkplace), [pathname]);
  if (chrome !== 'none' || !workplace) return children;
  return (
    <FrameBoundary bare={children}>
      <workplace.Frame>{children}</workplace.Frame>
    </FrameBoundary>
  );
}

interface FrameBoundaryProps {
  /** What is shown without the frame if that breaks, too. */
  bare: ReactNode;
  children: ReactNode;
}

class FrameBoundary extends Component<FrameBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.bare : this.props.children;
  }
}
