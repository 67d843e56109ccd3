import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';

export interface Load {
  readonly url: string;
  readonly connections: number;
  /** A new request each time. */
  readonly next: () => { options: RequestOptions; body?: string };
}

/** Sends one request after the other on each connection for a while. @returns how many were answered with success. */
export async function loadFor(seconds: number, { url, connections, next }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1_000;
  let answered = 0;
  const oneAfterTheOther = async () => {
    while (performance.now() < end) {
      const { options, body } = next();
      const status = await send(url, { ...options, agent }, body);
      if (status >= 300) throw new Error(`${options.path ?? ''} was answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  agent.destroy();
  return answered;
}

function send(url: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    };
    request(url, options, answered).once('error', reject).end(body);
  });
}
