import { Component, type ReactNode } from 'react';
import { RetryCard } from './RetryCard.tsx';

/** A page that breaks while it is shown leaves the rest of the site standing. */
export class RemoteBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <RetryCard onRetry={() => this.setState({ isBroken: false })} />;
  }
}
