const PATIENCE_MS = 10_000;

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly fileName: string;
}

/** A browser as far as the API sees one: its cookies, its origin, its secret for idempotency keys. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly baseUrl: string,
    private readonly scope: string,
  ) {}

  /** Never throws: no answer is status 0. */
  async ask(path: string, { body, key, headers, patienceMs = PATIENCE_MS }: Asking = {}): Promise<Answer> {
    try {
      const response = await fetch(`${this.baseUrl}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...this.headers(body, key), ...headers },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(patienceMs),
      });
      this.store(response.headers.getSetCookie());
      const fileName =
        /filename="([^"]*)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()), fileName };
    } catch {
      return { status: 0, body: Buffer.alloc(0), fileName: '' };
    }
  }

  private headers(body: object | undefined, key: string | undefined): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      Origin: this.baseUrl,
      ...(cookie && { Cookie: cookie }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key, 'Idempotency-Scope': this.scope }),
    };
  }

  private store(given: readonly string[]): void {
    for (const cookie of given) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

export interface Asking {
  readonly body?: object;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  readonly patienceMs?: number;
}

/** An answer's JSON; an empty object for what is none. */
export function jsonOf({ body }: Answer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
