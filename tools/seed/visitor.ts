/** A browser that fills in the product's forms: it keeps its cookies and says where it comes from. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param url where the product is. */
  constructor(private readonly url: string) {}

  /** @throws with the API's own words when it refuses. */
  async post<Reply>(path: string, body: object): Promise<Reply> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: new URL(this.url).origin,
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
