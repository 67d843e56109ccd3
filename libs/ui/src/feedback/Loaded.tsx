import type { ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What a hook for server data gives: nothing yet, the data, or why there is none. */
export interface Answer<T> {
  data: T | undefined;
  error: unknown;
  mutate: () => unknown;
}

interface LoadedProps<T> {
  answer: Answer<T>;
  /** How many lines of room the data will take. */
  lines?: number;
  children: (data: T) => ReactNode;
}

/** Server data in its three states. What was loaded once stays shown when a refresh fails. */
export function Loaded<T>({ answer: { data, error, mutate }, lines, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadError error={error} onRetry={() => void mutate()} />;
  return <Skeleton lines={lines} />;
}
