import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const LOCALHOST = '127.0.0.1';

export interface Answer {
  /** 0 when no answer came. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

export interface Asking {
  readonly body?: string | Buffer;
  /** Over those that every page of the product sends; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Connections are kept for each address that somebody calls from. */
const agents = new Map<string, Agent>();

function agentFor(localAddress: string): Agent {
  const found = agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress });
  agents.set(localAddress, found);
  return found;
}

/** Somebody with cookies of their own, who calls from an address of their own: any in 127.0.0.0/8. */
export class Caller {
  readonly cookies = new Map<string, string>();
  /** Every value that a cookie ever had. */
  readonly given = new Set<string>();
  private readonly url: URL;

  constructor(
    url: string,
    private readonly address: string = LOCALHOST,
    /** Whom the proxy at this address says it asks for. */
    private readonly forwardedFor?: string,
  ) {
    this.url = new URL(url);
  }

  /** JSON from a page of the product. */
  send(method: string, path: string, data?: unknown): Promise<Answer> {
    return this.ask(method, path, data === undefined ? {} : { body: JSON.stringify(data) });
  }

  /** Never throws: no answer is status 0. */
  ask(method: string, path: string, { body, headers = {} }: Asking = {}): Promise<Answer> {
    const startedAt = performance.now();
    const sentHeaders = { ...this.headers(method, body), ...headers };
    return new Promise((resolve) => {
      const ended = (answer: Omit<Answer, 'ms'>) => resolve({ ...answer, ms: performance.now() - startedAt });
      const failed = (error: Error) => ended({ status: 0, headers: {}, text: error.message });
      const sent = request(
        {
          ...{ host: LOCALHOST, port: this.url.port, agent: agentFor(this.address) },
          ...{ method, path, timeout: PATIENCE_MS },
          headers: Object.fromEntries(Object.entries(sentHeaders).filter(([, value]) => value !== undefined)),
        },
        (response) => {
          this.store(response.headers['set-cookie'] ?? []);
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.once('error', failed);
          response.once('end', () => {
            const { statusCode: status = 0, headers } = response;
            ended({ status, headers, text: Buffer.concat(pieces).toString() });
          });
        },
      );
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.once('error', (error: NodeJS.ErrnoException) => {
        // A kept connection that the server has just closed: the request was not seen, and browsers ask again too.
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          resolve(this.ask(method, path, { body, headers }));
        else failed(error);
      });
      sent.end(body);
    });
  }

  private headers(method: string, body: string | Buffer | undefined): Record<string, string | undefined> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      Host: this.url.host,
      Cookie: cookie || undefined,
      'X-Forwarded-For': this.forwardedFor,
      Origin: method === 'GET' ? undefined : this.url.origin,
      'Content-Type': body === undefined ? undefined : 'application/json',
      'Content-Length': body === undefined ? undefined : `${Buffer.byteLength(body)}`,
    };
  }

  private store(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
      this.given.add(value);
    }
  }
}

const TRIES = 5;
const PAUSE_MS = 1_000;

/** Asks again where the product has too much to do. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === TRIES) return answer;
    await sleep(PAUSE_MS);
  }
}

/** Sends what must be taken. @throws for a refusal, with its words */
export const must = async <T>(caller: Caller, method: string, path: string, data?: unknown): Promise<T> =>
  taken<T>(await patiently(() => caller.send(method, path, data)));

/** An answer's JSON. @throws for an answer of another status than 2xx, with its words. */
export function taken<T>({ status, text }: Answer): T {
  if (status < 200 || status > 299) throw new Error(`answered ${status} ${text.slice(0, 300)}`);
  return (text === '' ? {} : JSON.parse(text)) as T;
}

/** The code of a refusal; empty for what is none. */
export function codeOf({ text }: Answer): string {
  try {
    return (JSON.parse(text) as { code?: string }).code ?? '';
  } catch {
    return '';
  }
}
