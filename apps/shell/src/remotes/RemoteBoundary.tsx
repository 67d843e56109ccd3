import { Component, type ReactNode } from 'react';
import type { PageChrome } from '@rep13/web-kit/remote';
import { CardFrame } from './CardFrame.tsx';
import { RetryCard } from './RetryCard.tsx';
import { reportFailed } from './remotes.ts';

interface RemoteBoundaryProps {
  /** Whose page it is; a card of the shell's own is nobody's. */
  owner: string | undefined;
  /** What stands round it. */
  chrome: PageChrome;
  children: ReactNode;
}

/** A page that breaks while it is shown leaves the rest of the site standing. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    void reportFailed(this.props.owner, 'render');
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <CardFrame chrome={this.props.chrome}>
        <RetryCard onRetry={() => this.setState({ isBroken: false })} />
      </CardFrame>
    );
  }
}
