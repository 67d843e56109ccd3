import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBinary, findPostgresFolder } from './binaries.ts';

async function machine(...programs: string[]) {
  const root = await mkdtemp(join(tmpdir(), 'rep13-binaries-'));
  for (const program of programs) {
    const file = join(root, program);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    await chmod(file, 0o755);
  }
  return {
    path: join(root, 'path'),
    folders: [join(root, 'sbin')],
    postgresVersions: join(root, 'postgresql'),
  };
}

describe('finding a server program', () => {
  it('takes PATH before the folders that are off it', async () => {
    const places = await machine('path/nats-server', 'sbin/nats-server');
    expect(findBinary('nats-server', places)).toBe(join(places.path, 'nats-server'));
  });

  it('looks into the folders that are off PATH', async () => {
    const places = await machine('sbin/nats-server');
    expect(findBinary('nats-server', places)).toContain('sbin/nats-server');
  });

  it('takes the newest of Debian’s PostgreSQL versions', async () => {
    const programs = ['9', '15', '17'].flatMap((v) => [
      `postgresql/${v}/bin/postgres`,
      `postgresql/${v}/bin/initdb`,
    ]);
    const places = await machine(...programs, 'postgresql/18/bin/psql');
    expect(findPostgresFolder(undefined, places)).toContain('postgresql/17/bin');
    expect(findPostgresFolder('15', places)).toContain('postgresql/15/bin');
  });

  it('finds nothing where only clients are installed', async () => {
    const places = await machine('path/psql', 'path/redis-cli');
    expect(findPostgresFolder(undefined, places)).toBeUndefined();
    expect(findBinary('redis-server', places)).toBeUndefined();
  });
});
