import { SystemClock } from '@rep13/service-kit';
import { MailboxServer } from '../../../test/mailbox-server.ts';
import { TokenServer } from '../../../test/token-server.ts';
import { AccessTokens, type TokenSource } from './access-tokens.ts';
import type { RefreshTokenStore } from './refresh-tokens.ts';
import { connectImap, IMAP_TIMING, isRefusedSignIn } from './imap-connection.ts';
import { mailSourceOf } from './mail-in-url.ts';

/** As long as the process lives. */
function inMemory(): RefreshTokenStore {
  let current: string | undefined;
  return {
    use: async (configured, fetch) => {
      const { value, next } = await fetch(current ?? configured);
      current = next ?? current;
      return value;
    },
  };
}

const LONG = { expires_in: 3_600 };

describe('a mailbox that takes tokens', () => {
  let mailbox: MailboxServer;
  let server: TokenServer;
  beforeEach(async () => {
    mailbox = await MailboxServer.start();
    server = await TokenServer.start();
  });
  afterEach(async () => {
    await mailbox.stop();
    await server.stop();
  });

  /** Signs in as often as is asked. */
  const signingIn = (given: Partial<TokenSource> = {}) => {
    const tokens = new AccessTokens(
      { url: server.url, clientId: 'rep13', ...given },
      new SystemClock(),
      inMemory(),
    );
    const source = mailSourceOf(mailbox.url);
    if (source.kind !== 'imap') throw new Error('the mailbox is no mailbox');
    return async () => (await connectImap({ source, ca: undefined, tokens, timing: IMAP_TIMING })).close();
  };

  it('is opened with one token until shortly before its end', async () => {
    const signIn = signingIn({ clientSecret: 'secret', scope: 'mail' });
    server.answers({ access_token: 'testtoken', ...LONG });
    await Promise.all([signIn(), signIn()]);
    await signIn();
    expect(server.asked).toEqual([
      { grant_type: 'client_credentials', client_id: 'rep13', client_secret: 'secret', scope: 'mail' },
    ]);
  });

  it('is opened with another token once one is about to end, or is taken no more', async () => {
    const signIn = signingIn({ clientSecret: 'secret' });
    server.answers({ access_token: 'testtoken', expires_in: 299 });
    await signIn();
    server.answers({ access_token: 'testtoken', ...LONG });
    await signIn();
    await signIn();
    expect(server.asked).toHaveLength(2);

    mailbox.takeToken('next');
    server.answers({ access_token: 'next', ...LONG });
    await signIn();
    expect(server.asked).toHaveLength(3);
  });

  it('is opened by a refresh token, and then by the one that came with the last answer', async () => {
    const signIn = signingIn({ refreshToken: 'first' });
    server.answers({ access_token: 'testtoken', expires_in: 1, refresh_token: 'second' });
    await signIn();
    await signIn();
    expect(server.asked.map((form) => [form['grant_type'], form['refresh_token']])).toEqual([
      ['refresh_token', 'first'],
      ['refresh_token', 'second'],
    ]);
  });

  it.each([
    ['the mailbox takes none of its tokens', { access_token: 'wrong', ...LONG }, 200, true, 2],
    ['its server does not know us', { error: 'invalid_client' }, 401, true, 1],
    ['its server has a bad day', {}, 503, false, 1],
  ])('is refused for good or only for now when %s', async (_, body, status, isRefused, asked) => {
    server.answers(body, status);
    const error = await signingIn({ clientSecret: 'secret' })().catch((reason: unknown) => reason);
    expect(isRefusedSignIn(error)).toBe(isRefused);
    expect(error).toBeInstanceOf(Error);
    expect(server.asked).toHaveLength(asked);
  });
});
