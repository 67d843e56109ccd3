import { readFileSync } from 'node:fs';

/** The memory of a process that is in RAM, in MB, shared pages included: what `ps` calls RSS. */
export function residentMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}
