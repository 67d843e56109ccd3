import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Processes } from './processes.ts';

describe('the processes of a product under test', () => {
  let folder: string;
  let processes: Processes;
  const end = (...names: string[]) => {
    for (const name of names) processes.hear(`${name} ended (SIGKILL); starting it again.`);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rep13-processes-'));
    processes = new Processes(join(folder, 'processes.json'), folder);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('are told apart by whether somebody ended them', () => {
    processes.expect('nats');
    processes.expect('sla');
    end('nats', 'nats', 'sla', 'gateway');
    processes.hear('onboarding: request failed');
    expect(processes.endedByThemselves()).toEqual(['nats', 'gateway']);
    expect(readFileSync(join(folder, 'launcher.log'), 'utf8').trim().split('\n')).toHaveLength(5);
  });

  it('may end as often as they must while they are disturbed, and where they were ending then', async () => {
    await processes.disturbed('postgres', () => Promise.resolve(end('postgres', 'postgres', 'postgres')));
    end('postgres');
    expect(processes.endedByThemselves()).toEqual([]);
    end('postgres');
    expect(processes.endedByThemselves()).toEqual(['postgres']);
  });

  it('are meant to end only by what disturbs them', async () => {
    end('postgres');
    await processes.disturbed('postgres', () => Promise.resolve(end('postgres', 'nats')));
    end('postgres');
    expect(processes.endedByThemselves()).toEqual(['postgres', 'nats']);
  });
});
