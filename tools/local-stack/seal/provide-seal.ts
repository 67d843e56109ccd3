import type { StackConfig } from '../config.ts';
import { developmentSeal } from './development-seal.ts';
import { startTimeStampAuthority } from './time-stamp-authority.ts';

/** What agreements seals with, for as long as the launcher runs. */
export interface ProvidedSeal {
  readonly environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Outside production, where no seal is named. */
export const needsDevelopmentSeal = (env: NodeJS.ProcessEnv): boolean =>
  env['NODE_ENV'] !== 'production' && !env['SEAL_P12'];

/** The development seal and its time-stamp authority, unless this is production or a seal is named. */
export async function provideSeal({
  env,
  dataDir,
}: Pick<StackConfig, 'env' | 'dataDir'>): Promise<ProvidedSeal> {
  if (!needsDevelopmentSeal(env)) return { environment: {}, stop: () => Promise.resolve() };
  const { file, passphrase, timeStamps } = await developmentSeal(dataDir);
  const seal = { SEAL_P12: file, SEAL_PASSPHRASE: passphrase };
  if (env['TSA_URLS']) return { environment: seal, stop: () => Promise.resolve() };
  const { url, stop } = await startTimeStampAuthority(timeStamps);
  return { environment: { ...seal, TSA_URLS: url }, stop };
}
