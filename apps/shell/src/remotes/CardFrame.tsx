import { Fragment, useEffect, useState, type ReactNode } from 'react';
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
  const Frame = (chrome === 'none' && workplace?.Frame) || Fragment;
  return <Frame>{children}</Frame>;
}
