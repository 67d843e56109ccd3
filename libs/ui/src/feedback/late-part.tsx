import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';
import { Skeleton } from './Skeleton.tsx';

/**
 * A part of a screen with code of its own, fetched when it is first shown. Until then it is a skeleton of `lines`
 * lines; where the code does not come, an error that fetches it again. What has come ahead is shown at once.
 *
 * @param load `() => import('./Charts.tsx').then((m) => m.Charts)`
 * @returns `preload` fetches the code ahead of its first showing, and never rejects
 */
export function latePart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  lines: number,
) {
  let code: Promise<{ default: ComponentType<Props> }> | undefined;
  let arrived: ComponentType<Props> | undefined;
  const fetchCode = () => (code ??= load().then((part) => ({ default: (arrived = part) })));
  let Code = lazy(fetchCode);

  function startOver(): void {
    code = undefined;
    // React never asks a lazy component a second time for what it did not get.
    Code = lazy(fetchCode);
  }

  function LatePart(props: Props) {
    // Decided once: a part that is replaced by itself forgets what was typed into it.
    const [Arrived] = useState(() => arrived);
    return (
      <PartBoundary onRetry={startOver}>
        {() =>
          Arrived ? (
            <Arrived {...props} />
          ) : (
            <Suspense fallback={<Skeleton lines={lines} />}>
              <Code {...props} />
            </Suspense>
          )
        }
      </PartBoundary>
    );
  }

  async function preload(): Promise<void> {
    try {
      await fetchCode();
    } catch {
      // It is fetched when it is shown.
      code = undefined;
    }
  }
  return { LatePart, preload };
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
