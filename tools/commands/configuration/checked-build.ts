import type { StackConfig } from '@rep13/local-stack';
import { buildAll } from '../build.ts';
import { checkConfiguration, isFirstStart } from './check-configuration.ts';

/**
 * What builds the product. The first start makes data and builds for minutes: its configuration is checked before
 * anything else. A later one is checked while its servers come up and what has changed is built.
 * @throws with the variables that are wrong, at once or from the build.
 */
export async function checkedBuild(config: StackConfig, signal: AbortSignal): Promise<() => Promise<void>> {
  if (!isFirstStart(config)) return () => checkWhileBuilding(config, signal);
  await checkConfiguration(config, signal);
  return () => buildAll(signal);
}

/** The build is given up as soon as the configuration is known to be wrong. */
async function checkWhileBuilding(config: StackConfig, signal: AbortSignal): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  try {
    await Promise.all([checkConfiguration(config, either), buildAll(either)]);
  } catch (error) {
    failed.abort(error);
    throw error;
  }
}
