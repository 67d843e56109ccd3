import { processes, spentByTree } from '@rep13/testing/processes';

/** Milliseconds of processor time, user and system, that each of these programs has spent with all its children. */
export function processorTime(pids: Readonly<Record<string, number>>): Record<string, number> {
  const all = processes();
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, spentByTree(pid, all)]));
}
