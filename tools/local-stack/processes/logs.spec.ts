import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logs, problemIn } from './logs.ts';

describe('the logs', () => {
  it('go to a file of their program, and only problems to the terminal', async () => {
    const lines: string[] = [];
    const folder = join(await mkdtemp(join(tmpdir(), 'rep13-logs-')), 'logs');
    const logs = new Logs(folder, (line) => lines.push(line));
    const calm = '{"level":30,"msg":"listening"}\n';
    const bad = '{"level":50,"msg":"mail refused","err":{"message":"550"}}\n';

    logs.write('notifications', calm + bad.slice(0, 20));
    logs.write('notifications', bad.slice(20));
    logs.close();

    expect(lines).toEqual(['notifications: mail refused: 550']);
    expect(await readFile(join(folder, 'notifications.log'), 'utf8')).toBe(calm + bad);
  });

  it('take no harm from what a program’s pipe gives after the end', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'rep13-logs-')), 'logs');
    const lines: string[] = [];
    const logs = new Logs(folder, (line) => lines.push(line));
    logs.write('sla', 'words\n');
    logs.close();

    logs.write('sla', '{"level":50,"msg":"late"}\n');
    await new Promise((settled) => setTimeout(settled, 50));

    expect(await readFile(join(folder, 'sla.log'), 'utf8')).toBe('words\n');
    expect(lines).toEqual([]);
  });

  it('are readable by their owner only, also those that an earlier version left open', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'rep13-logs-')), 'logs');
    await mkdir(folder, { mode: 0o755 });
    await writeFile(join(folder, 'old.log'), 'words\n', { mode: 0o644 });
    const logs = new Logs(folder, () => undefined);
    for (const program of ['old', 'new']) logs.write(program, 'words\n');
    logs.close();

    const modes = await Promise.all(['', 'old.log', 'new.log'].map((name) => stat(join(folder, name))));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
  });

  it.each(['plain words', '{"level":"error"}', '{broken'])('see no problem in %s', (line) => {
    expect(problemIn(line)).toBeUndefined();
  });
});
