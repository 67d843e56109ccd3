import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { aptInstall, canUseApt, findBinary } from '@rep13/local-stack';

/** One answer: its status, 0 for none, and how long it took. */
export interface Answered {
  readonly status: number;
  readonly ms: number;
}

/** Calls of the same kind that come at a rate, or as fast as so many connections get answers. */
export interface Stream {
  readonly url: string;
  readonly body: object;
  readonly seconds: number;
  readonly connections: number;
  /** A second; without it, as many as are answered. */
  readonly rate?: number;
  /** The sender runs there alone. */
  readonly core: number;
}

const SENDER = 'hey';
/** Of 60 s at some thousand a second. */
const MAX_OUTPUT = 256 * 1_024 * 1_024;
const STATUS = 6;

/** Sends with a program that is not ours and shares no core with the product. @throws when it can't be had. */
export async function answersOf(stream: Stream): Promise<Answered[]> {
  const { url, body, seconds, connections, rate, core } = stream;
  const args = [
    ...['-z', `${seconds}s`, '-c', `${connections}`, '-cpus', '1', '-o', 'csv', '-t', '10'],
    ...(rate ? ['-q', `${rate / connections}`] : []),
    ...['-m', 'POST', '-T', 'application/json', '-H', `Origin: ${new URL(url).origin}`],
    ...['-d', JSON.stringify(body), url],
  ];
  const command = ['-c', `${core}`, await sender(), ...args];
  const { stdout } = await promisify(execFile)('taskset', command, { maxBuffer: MAX_OUTPUT });
  return stdout
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map((cells) => ({ status: Number(cells[STATUS]), ms: Number(cells[0]) * 1_000 }));
}

async function sender(): Promise<string> {
  if (!findBinary(SENDER) && canUseApt()) await aptInstall([SENDER]);
  const found = findBinary(SENDER);
  if (!found)
    throw new Error(`The load is sent by ${SENDER}. Install it; on Debian: apt-get install ${SENDER}`);
  return found;
}
