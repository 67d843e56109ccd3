import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { send, type Load } from '../write-path/load.ts';

const EVERY_MS = 10;

/** One answer: its status, 0 for none, and how long it took. */
export interface Answered {
  readonly status: number;
  readonly ms: number;
}

/** Sends so many requests a second, whether those before them are answered or not. @returns all answers. */
export async function offer(perSecond: number, seconds: number, { url, next }: Load): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const sent: Promise<Answered>[] = [];
  while (performance.now() - began < seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    while (sent.length < due) sent.push(answered(url, agent, next()));
    await sleep(EVERY_MS);
  }
  const answers = await Promise.all(sent);
  agent.destroy();
  return answers;
}

async function answered(
  url: string,
  agent: Agent,
  { options, body }: ReturnType<Load['next']>,
): Promise<Answered> {
  const began = performance.now();
  const status = await send(url, { ...options, agent }, body).catch(() => 0);
  return { status, ms: performance.now() - began };
}
