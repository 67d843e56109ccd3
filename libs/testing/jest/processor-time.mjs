import { readFileSync } from 'node:fs';
import { processes, spentByTree } from './processes.mjs';

/**
 * A jest reporter: prints what this process, its workers and the servers that they started have taken, for `npm test` to
 * compare with the project's budget. Only on Linux.
 */
export default class ProcessorTime {
  onRunComplete() {
    if (process.platform !== 'linux') return;
    const { name, nx } = JSON.parse(readFileSync('package.json', 'utf8'));
    const seconds = Math.round(spentByTree(process.pid, processes()) / 1_000);
    console.log(`Processor time of ${nx?.name ?? name}: ${seconds} s`);
  }
}
