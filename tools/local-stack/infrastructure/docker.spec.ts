import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeServers, dockerAnswers } from './docker.ts';

const PASS = { POSTGRES_PASSWORD: 'pass' };

/** A `docker` that writes down what it is asked and answers `port` like the real one. */
async function fakeDocker(exitCode = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'rep13-docker-'));
  const command = join(folder, 'docker');
  const asked = join(folder, 'asked');
  const script = `#!/bin/sh\necho "$POSTGRES_PASSWORD $*" >> ${asked}\ncase "$*" in *" port "*) echo 127.0.0.1:49153 ;; esac\nexit ${exitCode}\n`;
  await writeFile(command, script);
  await chmod(command, 0o755);
  return { command, asked: () => readFile(asked, 'utf8') };
}

describe('servers in Docker', () => {
  it('are started healthy, under a name of their data folder, and found by their port', async () => {
    const docker = await fakeDocker();
    const compose = composeServers('/data/one', PASS, docker.command);

    await compose.start(['postgres', 'nats']);
    expect(await compose.port('postgres')).toBe(49_153);
    await compose.stop();

    expect(await docker.asked()).toMatch(
      /^pass compose -p rep13-\w{8} -f \S+docker-compose\.yml up --detach --wait postgres nats\n.* port postgres 5432\n.* stop\n$/,
    );
  });

  it('belong to one data folder', async () => {
    const docker = await fakeDocker();
    await composeServers('/data/one', PASS, docker.command).stop();
    await composeServers('/data/two', PASS, docker.command).stop();
    const [one, two] = (await docker.asked()).trim().split('\n');
    expect(one).not.toBe(two);
  });

  it('are out of reach without an engine', async () => {
    expect(await dockerAnswers((await fakeDocker(1)).command)).toBe(false);
    expect(await dockerAnswers('/nowhere/docker')).toBe(false);
    expect(await dockerAnswers((await fakeDocker()).command)).toBe(true);
  });
});
