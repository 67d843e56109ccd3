import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its own and that of its children that have ended, in milliseconds. */
  readonly spent: number;
}

/** Milliseconds of processor time, user and system, that each of these programs has spent with all its children. */
export function processorTime(pids: Readonly<Record<string, number>>): Record<string, number> {
  const all = processes();
  const treeOf = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + treeOf(child.pid), all.find((each) => each.pid === pid)?.spent ?? 0);
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, treeOf(pid)]));
}

/** The process and all that it started, and what those started. */
export function processTree(root: number, all = processes()): number[] {
  const children = all.filter(({ parent }) => parent === root);
  return [root, ...children.flatMap(({ pid }) => processTree(pid, all))];
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parse(Number(name), readFileSync(`/proc/${name}/stat`, 'utf8'))];
      } catch {
        // It has ended in the meantime.
        return [];
      }
    });
}

/** proc_pid_stat(5): behind the name, which may hold anything but ends with the last bracket. */
function parse(pid: number, stat: string): Process {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0] = fields.slice(1);
  const spent = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
  return { pid, parent, spent };
}
