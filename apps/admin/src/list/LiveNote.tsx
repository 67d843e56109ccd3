import { RefreshNote } from '@rep13/ui';
import { REFRESH_MS } from './useList.ts';

/** How old the data of a page is that refreshes itself. */
export function LiveNote({ answer }: { answer: { updatedAt: Date | null; error: unknown } }) {
  return (
    <RefreshNote
      everySeconds={REFRESH_MS / 1_000}
      updatedAt={answer.updatedAt}
      hasFailed={answer.error !== undefined}
    />
  );
}
