import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { neededBinary } from '../needed-binary.ts';

export const CONNECTIONS = 32;
const CALLS = join(import.meta.dirname, 'calls.lua');

/** One kind of call, sent as fast as 32 connections get answers. */
export interface Load {
  readonly url: string;
  /** What `calls.lua` makes of it. */
  readonly calls: readonly string[];
}

/** Accepted checks, each from a browser that was never here. */
export const newVisitors = (url: string): Load => ({ url: `${url}/api/compliance-check`, calls: ['checks'] });

/** The cheapest call of the API: what the gateway costs by itself. */
export const askers = (url: string): Load => ({ url: `${url}/api/ip`, calls: [] });

export interface Answered {
  readonly accepted: number;
  /** 503: too busy for another one. */
  readonly refused: number;
}

interface Printed extends Answered {
  readonly lost: number;
  /** Any other status that says no; 0 for none. */
  readonly wrong: number;
}

/** Sends for a while with a program that is not ours. @throws at any other answer, and where there is none. */
export async function loadFor(seconds: number, { url, calls }: Load): Promise<Answered> {
  const program = await neededBinary('wrk');
  const settings = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', '-s', CALLS];
  const { stdout } = await promisify(execFile)(program, [...settings, url, '--', ...calls]);
  const { accepted, refused, lost, wrong } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Printed;
  if (lost > 0 || wrong > 0) throw new Error(`${url}: ${lost} without an answer, status ${wrong}`);
  return { accepted, refused };
}
