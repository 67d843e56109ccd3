import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { aptInstall, canUseApt, findBinary, findPostgresFolder } from '@rep13/local-stack';
import { provideNats } from './provide-nats.ts';

const run = promisify(execFile);

/** Where the programs of the engines lie. */
export interface Engines {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  readonly redis: string;
  readonly nats: string;
  /** The folder with PostgreSQL's programs. */
  readonly postgres: string;
  /** What each says of itself, by its name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A program that must be there, and Debian's packages with it. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  ip: ['iproute2'],
  nsenter: ['util-linux'],
  etcd: ['etcd-server'],
  // Which of its clients Patroni brings along is the machine's choice; ours is etcd's.
  patroni: ['patroni', 'python3-etcd'],
  haproxy: ['haproxy'],
  'redis-server': ['redis-server'],
};

/**
 * Finds the engines' programs, or has apt install them; their own servers are not started.
 * @throws in one line that says what is missing.
 */
export async function provideEngines(folder: string, print: (line: string) => void): Promise<Engines> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('Missing: root on Linux. The hosts are network namespaces, which nobody else may make.');
  const missing = missingPrograms();
  if (missing.length > 0) {
    if (!canUseApt())
      throw new Error(`Missing: ${missing.join(', ')}. Install them; on Debian and Ubuntu apt would have.`);
    const packages = missing.flatMap((program) => PROGRAMS[program] ?? ['postgresql']);
    print(`Not installed: ${missing.join(', ')}. Installing with apt; their own servers are not started.`);
    await aptInstall(packages);
  }
  const nats = await provideNats(folder, print);
  const programs = {
    etcd: found('etcd'),
    patroni: found('patroni'),
    haproxy: found('haproxy'),
    redis: found('redis-server'),
    nats,
    postgres: findPostgresFolder() ?? '',
  };
  return { ...programs, versions: await versionsOf(programs) };
}

function missingPrograms(): string[] {
  const programs = Object.keys(PROGRAMS).filter((program) => !findBinary(program));
  return findPostgresFolder() ? programs : [...programs, 'postgres'];
}

function found(program: string): string {
  const binary = findBinary(program);
  if (!binary) throw new Error(`Missing: ${program}, although it was installed a moment ago.`);
  return binary;
}

async function versionsOf(programs: Omit<Engines, 'versions'>): Promise<Record<string, string>> {
  const [nats, etcd, patroni, postgres, redis, haproxy] = await Promise.all([
    versionOf(programs.nats, '--version'),
    versionOf(programs.etcd, '--version'),
    versionOf(programs.patroni, '--version'),
    versionOf(`${programs.postgres}/postgres`, '--version'),
    versionOf(programs.redis, '--version'),
    versionOf(programs.haproxy, '-v'),
  ]);
  const node = process.versions.node;
  return {
    NATS: nats,
    etcd,
    Patroni: patroni,
    PostgreSQL: postgres,
    Redis: redis,
    HAProxy: haproxy,
    Node: node,
  };
}

/** The first number with a dot that a program says of itself. */
export async function versionOf(binary: string, flag: string): Promise<string> {
  const { stdout } = await run(binary, [flag]);
  return /\d+\.\d+[\w.+~-]*/.exec(stdout)?.[0] ?? 'unknown';
}
