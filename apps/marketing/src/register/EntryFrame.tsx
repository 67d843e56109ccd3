import type { ReactNode } from 'react';
import { Seal } from '@rep13/ui';
import type { PublicMandateState } from '@rep13/contracts-agreements/constants';
import { SitePage } from '../frame/SitePage.tsx';
import classes from './entry.module.css';
import facts from './register.module.css';
import steps from './steps.module.css';

interface EntryFrameProps {
  state: PublicMandateState | 'unknown';
  children: ReactNode;
}

const isAtBuildTime = typeof document === 'undefined';

/**
 * An entry beside its seal. What is between the two marks the server replaces by the entry as it stands
 * (`services/gateway/src/register/entry-html.ts`, element by element as here).
 */
export const EntryFrame = ({ state, children }: EntryFrameProps) => (
  <SitePage>
    <div className={`${classes.entry} ${facts.entry} ${steps.steps}`}>
      {isAtBuildTime && <template data-slot="begin" />}
      <article data-state={state}>{children}</article>
      {isAtBuildTime && <template data-slot="end" />}
      <div className={classes.seal}>
        <Seal size={148} />
      </div>
    </div>
  </SitePage>
);
