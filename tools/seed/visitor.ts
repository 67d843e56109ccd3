/** A browser that fills in the product's forms: it keeps its cookies and says where it comes from. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param url where the product is. */
  constructor(private readonly url: string) {}

  /** @throws with the API's own words when it refuses. */
  post<Reply>(path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
    return this.ask('POST', path, { body: JSON.stringify(body), headers });
  }

  /** @throws with the API's own words when it refuses. */
  get<Reply>(path: string): Promise<Reply> {
    return this.ask('GET', path);
  }

  /** @throws with the API's own words when it refuses. */
  put<Reply>(path: string, body: object): Promise<Reply> {
    return this.ask('PUT', path, { body: JSON.stringify(body) });
  }

  /** @throws with the API's own words when it refuses. */
  delete<Reply>(path: string): Promise<Reply> {
    return this.ask('DELETE', path);
  }

  private async ask<Reply>(
    method: string,
    path: string,
    { body, headers }: { body?: string; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        // The gateway closes a connection that is idle while a proof of work is sought.
        Connection: 'close',
        Origin: new URL(this.url).origin,
        Cookie: [...this.cookies.values()].join('; '),
        ...headers,
      },
      body,
    });
    for (const [cookie = ''] of response.headers.getSetCookie().map((line) => line.split(';'))) {
      this.cookies.set(cookie.split('=')[0] ?? '', cookie);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }
}
