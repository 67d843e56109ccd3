import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, LOOPBACK } from '../infrastructure/ports.ts';
import type { Program } from './program.ts';
import { Supervisor } from './supervisor.ts';

const SERVER = `
  const http = require('node:http');
  http.createServer((_, res) => res.end(String(process.pid))).listen(Number(process.argv[1]), '127.0.0.1');
`;

const PRINTS_AT_ITS_END = `${SERVER}
  process.on('SIGTERM', () => process.stdout.write('goes', () => process.exit(0)));
`;

async function server(name: string, source = SERVER): Promise<Program & { pid: () => Promise<number> }> {
  const port = await freePort();
  const ask = () => fetch(`http://${LOOPBACK}:${port}`).then((answer) => answer.text());
  const answers = () => ask().then(Boolean, () => false);
  return {
    name,
    command: process.execPath,
    args: ['-e', source, `${port}`],
    answers,
    pid: () => ask().then(Number),
  };
}

describe('the supervisor', () => {
  let supervisor: Supervisor;
  let lines: string[];
  let logged: string[];
  let pids: Readonly<Record<string, number>>;
  beforeEach(() => {
    lines = [];
    logged = [];
    pids = {};
    supervisor = new Supervisor({
      print: (line) => lines.push(line),
      log: (name, chunk) => logged.push(`${name} ${chunk}`),
      onPids: (now) => (pids = now),
    });
  });
  afterEach(() => supervisor.stop());

  async function untilReplaced(program: { pid: () => Promise<number> }, old: number): Promise<number> {
    for (;;) {
      const pid = await program.pid().catch(() => old);
      if (pid !== old) return pid;
      await sleep(20);
    }
  }

  it('starts again what was killed, says so, and knows its new process id', async () => {
    const program = await server('onboarding');
    await supervisor.start(program);
    const first = await program.pid();

    process.kill(first, 'SIGKILL');
    const second = await untilReplaced(program, first);

    expect(lines).toEqual(['onboarding ended (SIGKILL); starting it again.']);
    expect(pids).toEqual({ onboarding: second });
  });

  it('starts nothing again once it has abandoned all', async () => {
    const program = await server('onboarding');
    await supervisor.start(program);

    supervisor.abandon();
    process.kill(await program.pid(), 'SIGKILL');
    await sleep(400);

    await expect(program.pid()).rejects.toThrow();
    expect(lines).toEqual([]);
  });

  it('renews a program without a word', async () => {
    const program = await server('sla');
    await supervisor.start(program);
    const first = await program.pid();

    await supervisor.renew('sla');

    expect(await untilReplaced(program, first)).not.toBe(first);
    expect(lines).toEqual([]);
  });

  it('stops in the reverse order and starts nothing again', async () => {
    for (const name of ['postgres', 'gateway']) await supervisor.start(await server(name, PRINTS_AT_ITS_END));

    await supervisor.stop();
    await sleep(300);

    expect(logged).toEqual(['gateway goes', 'postgres goes']);
    expect(lines).toEqual([]);
    for (const pid of Object.values(pids)) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('does not leave a program behind that never came up', async () => {
    const silent = await server('mute', 'setInterval(() => {}, 1000)');
    const refused = expect(supervisor.start(silent)).rejects.toThrow('mute ended (SIGTERM)');
    await sleep(100);

    await supervisor.stop();

    await refused;
    expect(() => process.kill(pids['mute'] ?? 0, 0)).toThrow('ESRCH');
  });

  it('reports the last lines of a program that fails at its first start', async () => {
    const broken = await server('sla', 'console.error("SESSION_SECRET is missing"); process.exit(3)');
    await expect(supervisor.start(broken)).rejects.toThrow('sla ended (code 3):\nSESSION_SECRET is missing');
  });
});
