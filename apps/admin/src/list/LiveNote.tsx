import { RefreshNote } from '@rep13/ui';
import type { LiveResponse } from '@rep13/web-kit/api';
import { REFRESH_MS } from './useList.ts';

/** How old the data of a page is that refreshes itself. */
export function LiveNote({ answer }: { answer: Pick<LiveResponse<unknown>, 'updatedAt' | 'error'> }) {
  return (
    <div data-screen-only="">
      <RefreshNote
        everySeconds={REFRESH_MS / 1_000}
        updatedAt={answer.updatedAt}
        hasFailed={answer.error !== undefined}
      />
    </div>
  );
}
