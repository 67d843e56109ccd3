import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Of a process, as Linux has it: its parent, and the ticks that it and its children that have ended took. */
function statOf(pid) {
  const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  const ticks = rest.slice(9, 13).reduce((sum, text) => sum + Number(text), 0);
  return { pid, parent, ticks };
}

/** Some end while they are read. */
const ifThere = (pid) => {
  try {
    return [statOf(pid)];
  } catch {
    return [];
  }
};

/** Seconds that this process, its workers and every server that they started have taken. */
function processorSeconds() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(ifThere);
  const ticksFrom = (pid) =>
    all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + ticksFrom(child.pid), 0) +
    (all.find((one) => one.pid === pid)?.ticks ?? 0);
  return Math.round(ticksFrom(String(process.pid)) / TICKS_A_SECOND);
}

/** A jest reporter: the line that `npm test` compares with the project's budget. Only Linux tells. */
export default class ProcessorTime {
  onRunComplete() {
    if (process.platform !== 'linux') return;
    const { name, nx } = JSON.parse(readFileSync('package.json', 'utf8'));
    console.log(`Processor time of ${nx?.name ?? name}: ${processorSeconds()} s`);
  }
}
