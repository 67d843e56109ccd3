import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';

export interface Load {
  readonly url: string;
  readonly connections: number;
  /** A new request each time. */
  readonly next: () => { options: RequestOptions; body?: string };
}

export interface Answered {
  readonly accepted: number;
  /** 503: too busy for another one. */
  readonly refused: number;
}

/** Sends one request after the other on each connection for a while. @throws at any other answer. */
export async function loadFor(seconds: number, { url, connections, next }: Load): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1_000;
  let [accepted, refused] = [0, 0];
  const oneAfterTheOther = async () => {
    while (performance.now() < end) {
      const { options, body } = next();
      const status = await send(url, { ...options, agent }, body);
      if (status < 300) accepted += 1;
      else if (status === 503) refused += 1;
      else throw new Error(`${options.path ?? ''} was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  agent.destroy();
  return { accepted, refused };
}

/** @returns the answer's status. @throws when there is none. */
export function send(url: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    };
    request(url, options, answered).once('error', reject).end(body);
  });
}
