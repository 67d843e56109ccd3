import type { ComponentType, ReactNode } from 'react';

interface LinkProps {
  to: string;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children?: ReactNode;
  onClick?: () => void;
}

/** The router's link. It is handed in, so that the look knows no router. */
export type LinkComponent = ComponentType<LinkProps>;
