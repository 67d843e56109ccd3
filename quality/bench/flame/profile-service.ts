import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '@rep13/local-stack';
import type { CpuProfile } from './cpu-profile.ts';

const PRELOADED = join(import.meta.dirname, 'profile-on-signal.mjs');
const POLL_MS = 50;
const GIVEN_UP_MS = 60_000;

/** This service so that it can be profiled; every other one as it is. */
export const profilable =
  (name: string, file: string) =>
  (service: Program): Program =>
    service.name === name
      ? {
          ...service,
          args: ['--import', PRELOADED, ...service.args],
          env: { ...service.env, CPU_PROFILE_FILE: file },
        }
      : service;

/** What the process did meanwhile. @throws when it leaves no profile. */
export async function profileService(
  pid: number,
  file: string,
  work: () => Promise<void>,
): Promise<CpuProfile> {
  process.kill(pid, 'SIGUSR2');
  await work();
  process.kill(pid, 'SIGUSR2');
  for (const since = Date.now(); !existsSync(file); await sleep(POLL_MS)) {
    if (Date.now() - since > GIVEN_UP_MS) throw new Error('the service left no profile');
  }
  return JSON.parse(await readFile(file, 'utf8')) as CpuProfile;
}
