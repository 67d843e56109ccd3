import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';
import { Skeleton } from './Skeleton.tsx';

/**
 * A part of a screen with code of its own, fetched when it is first shown. Until then it is a skeleton of `lines`
 * lines; where the code does not come, an error that fetches it again.
 *
 * @param load `() => import('./Charts.tsx').then((m) => m.Charts)`
 * @returns `preload` fetches the code ahead of its first showing, and never rejects
 */
export function latePart(load: () => Promise<ComponentType>, lines: number) {
  let code: Promise<{ default: ComponentType }> | undefined;
  const fetchCode = () => (code ??= load().then((part) => ({ default: part })));
  let Code = lazy(fetchCode);

  function startOver(): void {
    code = undefined;
    // React never asks a lazy component a second time for what it did not get.
    Code = lazy(fetchCode);
  }

  function LatePart() {
    return (
      <PartBoundary onRetry={startOver}>
        {() => (
          <Suspense fallback={<Skeleton lines={lines} />}>
            <Code />
          </Suspense>
        )}
      </PartBoundary>
    );
  }
  // What did not come ahead is fetched when it is shown.
  return { LatePart, preload: () => void fetchCode().catch(() => (code = undefined)) };
}

interface PartBoundaryProps {
  onRetry: () => void;
  children: () => ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { failure?: unknown }> {
  override state: { failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    return failure ? <LoadError error={failure} onRetry={this.retry} /> : this.props.children();
  }
}
