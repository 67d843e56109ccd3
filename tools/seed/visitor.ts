const BASE_URL = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? '8080'}`;

/** A browser that fills in the product's forms: it keeps its cookies and says where it comes from. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @throws with the API's own words when it refuses. */
  async post<Reply>(path: string, body: object): Promise<Reply> {
    const response = await fetch(`${BASE_URL}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: new URL(BASE_URL).origin,
        Cookie: [...this.cookies.values()].join('; '),
      },
      body: JSON.stringify(body),
    });
    for (const [cookie = ''] of response.headers.getSetCookie().map((line) => line.split(';'))) {
      this.cookies.set(cookie.split('=')[0] ?? '', cookie);
    }
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }
}
