import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

export function processes() {
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
function parse(pid, stat) {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0] = fields.slice(1);
  const spent = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
  return { pid, parent, spent };
}

export function processTree(root, all) {
  const own = all.filter(({ pid }) => pid === root);
  const children = all.filter(({ parent }) => parent === root);
  return [...own, ...children.flatMap(({ pid }) => processTree(pid, all))];
}

export const spentByTree = (root, all) => processTree(root, all).reduce((sum, { spent }) => sum + spent, 0);
