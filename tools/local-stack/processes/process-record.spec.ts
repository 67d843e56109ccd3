import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessRecord } from './process-record.ts';

const sleeper = () => spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
const newFile = async () => join(await mkdtemp(join(tmpdir(), 'rep13-record-')), 'processes.json');

/** As if the launcher that wrote the file had been killed. */
async function orphan(file: string): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...content, launcher: { pid: 2 ** 22 + 1, born: '1' } }));
}

describe('the record of processes', () => {
  it('ends what a killed launcher left running', async () => {
    const file = await newFile();
    const stray = sleeper();
    new ProcessRecord(file).write({ redis: stray.pid ?? 0 });
    await orphan(file);

    const ended = once(stray, 'exit');
    await new ProcessRecord(file).takeOver();

    expect(await ended).toEqual([null, 'SIGINT']);
  });

  it('leaves a process alone that only inherited the number', async () => {
    const file = await newFile();
    const stranger = sleeper();
    new ProcessRecord(file).write({ redis: stranger.pid ?? 0 });
    const content = (await readFile(file, 'utf8')).replace(/"born": "\d+"/g, '"born": "7"');
    await writeFile(file, content);
    await orphan(file);

    await new ProcessRecord(file).takeOver();

    expect(stranger.kill()).toBe(true);
    expect(await once(stranger, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('refuses data that another launcher is using', async () => {
    const file = await newFile();
    const launcher = sleeper();
    new ProcessRecord(file).write({ launcher: launcher.pid ?? 0 });
    const { programs } = JSON.parse(await readFile(file, 'utf8')) as { programs: { launcher: object } };
    await writeFile(file, JSON.stringify({ launcher: programs.launcher, programs: {} }));

    await expect(new ProcessRecord(file).takeOver()).rejects.toThrow('already running on this data');
    launcher.kill();
  });

  it('survives a file cut short by a crash', async () => {
    const file = await newFile();
    await writeFile(file, '{"launcher":');
    const record = new ProcessRecord(file);
    await record.takeOver();
    record.remove();
    expect(existsSync(file)).toBe(false);
  });
});
