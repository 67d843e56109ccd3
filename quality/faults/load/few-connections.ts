import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer } from './http.ts';

/** More than are ever answered at once, and far fewer than a process may hold open. */
const MOST = 1_000;

/** How long one stranger waits, its time in the line for a connection included. */
const PATIENCE_MS = 10_000;

/** Many who ask one thing each, over connections that stay: a thousand new ones a second would run out of ports. */
export class FewConnections {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: MOST });

  constructor(private readonly baseUrl: string) {}

  /** Never throws: no answer is status 0. */
  post(path: string, body: object): Promise<Answer> {
    return new Promise((resolve) => {
      const none = () => resolve({ status: 0, body: Buffer.alloc(0), fileName: '' });
      const asked = request(`${this.baseUrl}${path}`, {
        method: 'POST',
        agent: this.agent,
        headers: { Origin: this.baseUrl, 'Content-Type': 'application/json' },
      });
      const patience = setTimeout(() => asked.destroy(), PATIENCE_MS);
      asked.on('close', () => clearTimeout(patience));
      asked.on('error', none);
      asked.on('response', (response) => {
        const status = response.statusCode ?? 0;
        buffer(response).then((read) => resolve({ status, body: read, fileName: '' }), none);
      });
      asked.end(JSON.stringify(body));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
