import type { StackConfig } from '@rep13/local-stack';
import { checkConfiguration, isFirstStart } from './check-configuration.ts';

/**
 * Starts the product. The first start makes data and builds for minutes: its configuration is checked before anything
 * else. In a later one each service checks its own; where one does not come up, all of them are asked what is wrong.
 * @throws with the variables that are wrong, or as `start` does.
 */
export async function checkedStart<Started>(
  config: StackConfig,
  start: () => Promise<Started>,
  signal: AbortSignal,
): Promise<Started> {
  const isFirst = isFirstStart(config);
  if (isFirst) await checkConfiguration(config, signal);
  try {
    return await start();
  } catch (error) {
    if (!isFirst && !signal.aborted) await checkConfiguration(config, signal);
    throw error;
  }
}
