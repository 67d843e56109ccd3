import { createServiceDatabase } from '@rep13/testing';
import { SystemClock } from '@rep13/service-kit';
import { startSla } from '../../../test/sla-under-test.ts';
import { TokenServer } from '../../../test/token-server.ts';
import { sla as definition } from '../../service.ts';
import { AccessTokens } from './access-tokens.ts';
import { RefreshTokens } from './refresh-tokens.ts';

it('a refresh token that its server replaced is used after a restart and by every replica, and lies nowhere as text', async () => {
  const server = await TokenServer.start();
  const database = await createServiceDatabase(definition);
  const replica = () => startSla({ DATABASE_URL: database.serviceUrl });
  const [sla, other] = [await replica(), await replica()];
  const tokens = (of: typeof sla, refreshToken = 'of-the-settings') =>
    new AccessTokens(
      { url: server.url, clientId: 'rep13', refreshToken },
      new SystemClock(),
      of.app.get(RefreshTokens),
    );
  try {
    server.answers({ access_token: 'a', expires_in: 3_600, refresh_token: 'rotated-once' });
    await tokens(sla).token();
    server.answers({ access_token: 'b', expires_in: 3_600, refresh_token: 'rotated-twice' });
    await tokens(other).token();
    // What is refused replaces nothing.
    server.answers({ error: 'invalid_grant' }, 400);
    await expect(tokens(sla).token()).rejects.toThrow('invalid_grant');
    const rows = await sla.db.query<{ row: string }[]>(
      `select token::text || encode(token.sealed, 'escape') as row from mail_refresh_tokens token`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/rotated|of-the-settings/);

    server.answers({ access_token: 'c', expires_in: 3_600 });
    await tokens(sla).token();
    await tokens(sla, 'set-anew').token();
    expect(server.asked.map((form) => form['refresh_token'])).toEqual([
      'of-the-settings',
      'rotated-once',
      'rotated-twice',
      'rotated-twice',
      'set-anew',
    ]);
  } finally {
    await Promise.all([sla.stop(), other.stop()]);
    await database.drop();
    await server.stop();
  }
});
