/** A member of staff, asking as the dashboard does. */
export class AdminClient {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  /** @throws with the API's own words when it refuses. */
  static async signIn(url: string, admin: { username: string; password: string }): Promise<AdminClient> {
    const response = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify(admin),
    });
    if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    return new AdminClient(url, cookies.join('; '));
  }

  /** @throws with the API's own words when it refuses. */
  async get<Reply>(path: string): Promise<Reply> {
    const response = await fetch(`${this.url}/api/admin/${path}`, { headers: { Cookie: this.cookie } });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }
}
