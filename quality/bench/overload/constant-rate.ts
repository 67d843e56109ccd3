import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { neededBinary } from '../needed-binary.ts';

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
const SENDERS = 10;
/** Of 60 s at some thousand a second. */
const MAX_OUTPUT = 256 * 1_024 * 1_024;
const STATUS = 6;

/**
 * Sends with a program that is not ours and shares no core with the product. All connections of one sender send at the
 * same moment, so a rate is sent by several, one after the other. @throws when it can't be had.
 */
export async function answersOf({ rate, connections, ...stream }: Stream): Promise<Answered[]> {
  const program = await neededBinary(SENDER);
  if (!rate) return sentBy(program, connections, stream, []);
  const each = connections / SENDERS;
  const perConnection = rate / connections;
  const senders = Array.from({ length: SENDERS }, async (_, index) => {
    await sleep((index / SENDERS / perConnection) * 1_000);
    return sentBy(program, each, stream, ['-q', `${perConnection}`]);
  });
  return (await Promise.all(senders)).flat();
}

async function sentBy(
  program: string,
  connections: number,
  { url, body, seconds, core }: Omit<Stream, 'rate' | 'connections'>,
  limit: readonly string[],
): Promise<Answered[]> {
  const args = [
    ...['-z', `${seconds}s`, '-c', `${connections}`, '-cpus', '1', '-o', 'csv', '-t', '10', ...limit],
    ...['-m', 'POST', '-T', 'application/json', '-H', `Origin: ${new URL(url).origin}`],
    ...['-d', JSON.stringify(body), url],
  ];
  const { stdout } = await promisify(execFile)('taskset', ['-c', `${core}`, program, ...args], {
    maxBuffer: MAX_OUTPUT,
  });
  const lines = stdout.trim().split('\n').slice(1);
  return lines
    .map((line) => line.split(','))
    .map((cells) => ({ status: Number(cells[STATUS]), ms: Number(cells[0]) * 1_000 }));
}
