import type { Clock } from '@rep13/service-kit';
import { boundedBody, within } from '@rep13/service-kit/waiting';
import type { Refreshed, RefreshTokenStore } from './refresh-tokens.ts';

/** Where and with what an access token is fetched (RFC 6749). */
export interface TokenSource {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  /** With it the grant is `refresh_token`, without it `client_credentials`. */
  readonly refreshToken?: string;
  readonly scope?: string;
}

/** The token server knows neither client nor refresh token, or takes them no more (RFC 6749, section 5.2). */
export class TokenRefused extends Error {}

/** So long before its end a token is fetched again. */
const EARLY_MS = 300_000;
/** Of a token whose server does not say how long it lasts. */
const LASTS_SECONDS = 600;
/** Less than the ten seconds after which Postgres ends a transaction that waits: it locks the token meanwhile. */
const WITHIN_MS = 8_000;
const ANSWER_BYTES_MAX = 64 * 1024;

interface Token {
  readonly text: string;
  readonly endsAt: number;
}

/** Access tokens for one mailbox, each used until shortly before its end. */
export class AccessTokens {
  private current: Token | undefined;
  private fetching: Promise<Token> | undefined;

  constructor(
    private readonly source: TokenSource,
    private readonly clock: Clock,
    private readonly refreshTokens: RefreshTokenStore,
  ) {}

  /** @throws TokenRefused; Error while its server does not answer. */
  async token(): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.current && now < this.current.endsAt - EARLY_MS) return this.current.text;
    this.fetching ??= this.fetchOne().finally(() => (this.fetching = undefined));
    this.current = await this.fetching;
    return this.current.text;
  }

  /** The mailbox refused it: the next one is fetched. */
  forget(): void {
    this.current = undefined;
  }

  /** A server may give another refresh token with each token, and take the one before no more. */
  private async fetchOne(): Promise<Token> {
    const { refreshToken } = this.source;
    if (!refreshToken) return (await this.ask({ grant_type: 'client_credentials' })).value;
    return this.refreshTokens.use(refreshToken, (current) =>
      this.ask({ grant_type: 'refresh_token', refresh_token: current }),
    );
  }

  private async ask(grant: Readonly<Record<string, string>>): Promise<Refreshed<Token>> {
    const { url, clientId, clientSecret, scope } = this.source;
    const form = new URLSearchParams({
      ...grant,
      client_id: clientId,
      ...(clientSecret && { client_secret: clientSecret }),
      ...(scope && { scope }),
    });
    const { status, answer } = await within(WITHIN_MS, async (signal) => {
      const response = await fetch(url, { method: 'POST', body: form, redirect: 'error', signal });
      const text = (await boundedBody(response, { maxBytes: ANSWER_BYTES_MAX, signal })).toString();
      return { status: response.status, answer: answerIn(text) };
    });
    if (status === 400 || status === 401)
      throw new TokenRefused(`the token server refused us: ${String(answer.error)}`);
    const { access_token: text, expires_in: lasts, refresh_token: next } = answer;
    if (status !== 200 || typeof text !== 'string')
      throw new Error(`the token server answered ${status} without a token`);
    const seconds = Number(lasts) > 0 ? Number(lasts) : LASTS_SECONDS;
    const token = { text, endsAt: this.clock.now().getTime() + seconds * 1_000 };
    return { value: token, next: typeof next === 'string' ? next : undefined };
  }
}

interface Answer {
  readonly access_token?: unknown;
  readonly expires_in?: unknown;
  readonly refresh_token?: unknown;
  readonly error?: unknown;
}

function answerIn(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
