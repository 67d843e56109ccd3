import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** Loaded into a service before all else: one SIGUSR2 begins a CPU profile, the next leaves it in CPU_PROFILE_FILE. */
const file = process.env.CPU_PROFILE_FILE;
const SAMPLE_EVERY_US = 500;
const session = new Session();
session.connect();
let isProfiling = false;

process.on('SIGUSR2', async () => {
  if (isProfiling) {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(`${file}.part`, JSON.stringify(profile));
    // A reader that waits for the file then finds it whole.
    renameSync(`${file}.part`, file);
  } else {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
    await session.post('Profiler.start');
  }
  isProfiling = !isProfiling;
});
