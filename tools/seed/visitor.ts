const BASE_URL = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? '8080'}`;

/** A browser that fills in the product's forms: it keeps its cookie and says where it comes from. */
export class Visitor {
  private cookie = '';

  /** @throws with the API's own words when it refuses. */
  async post<Reply>(path: string, body: object): Promise<Reply> {
    const response = await fetch(`${BASE_URL}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: new URL(BASE_URL).origin,
        ...(this.cookie && { Cookie: this.cookie }),
      },
      body: JSON.stringify(body),
    });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }
}
