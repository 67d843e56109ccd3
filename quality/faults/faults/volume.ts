import { lasting } from './lasting.ts';
import type { Perform } from './outcome.ts';

export const fillVolume: Perform = async ({ volume, processes }, { target, forMs }, signal) => {
  if (!volume) return { isMissed: true, note: 'only root on Linux can make a volume that is full alone' };
  // Without room for its log Postgres ends, and again at each start: a recovery writes too.
  await processes.disturbed(target, async () => {
    try {
      await volume.fill();
      await lasting(forMs, signal);
    } finally {
      await volume.empty();
    }
  });
  return {};
};
