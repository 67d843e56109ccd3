import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logs, problemIn } from './logs.ts';

describe('the logs', () => {
  it('go to a file of their program, and only problems to the terminal', async () => {
    const said: string[] = [];
    const folder = join(await mkdtemp(join(tmpdir(), 'rep13-logs-')), 'logs');
    const logs = new Logs(folder, (line) => said.push(line));
    const calm = '{"level":30,"msg":"listening"}\n';
    const bad = '{"level":50,"msg":"mail refused","err":{"message":"550"}}\n';

    logs.write('notifications', calm + bad.slice(0, 20));
    logs.write('notifications', bad.slice(20));
    await logs.close();

    expect(said).toEqual(['notifications: mail refused: 550']);
    expect(await readFile(join(folder, 'notifications.log'), 'utf8')).toBe(calm + bad);
  });

  it.each(['plain words', '{"level":"error"}', '{broken'])('see no problem in %s', (line) => {
    expect(problemIn(line)).toBeUndefined();
  });
});
