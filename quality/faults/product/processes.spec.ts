import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Processes } from './processes.ts';

describe('the processes of a product under test', () => {
  it('are told apart by whether somebody ended them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rep13-processes-'));
    const processes = new Processes(join(folder, 'processes.json'), folder);
    processes.expect('nats');
    processes.expect('sla');
    for (const name of ['nats', 'nats', 'sla', 'gateway'])
      processes.hear(`${name} ended (SIGKILL); starting it again.`);
    processes.hear('onboarding: request failed');
    expect(processes.endedByThemselves()).toEqual(['nats', 'gateway']);
    expect(readFileSync(join(folder, 'launcher.log'), 'utf8').trim().split('\n')).toHaveLength(5);
  });
});
