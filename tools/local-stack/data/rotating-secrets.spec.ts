import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  authorityLinkSecret,
  linkSecret,
  registerKey,
  sessionSecret,
  signingSecrets,
  ticketFileKey,
} from './rotating-secrets.ts';

describe('the secrets of sessions and of mailed links', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rep13-secrets-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('are two, made once, and there is nothing before them', async () => {
    const [link, session] = [await linkSecret(dataDir), await sessionSecret(dataDir)];
    expect(link.now).not.toBe(session.now);
    expect([link.previous, session.previous]).toEqual([undefined, undefined]);
    expect([await linkSecret(dataDir), await sessionSecret(dataDir)]).toEqual([link, session]);
  });

  it('leave links good that an earlier version mailed', async () => {
    await writeFile(join(dataDir, 'session.secret'), 'signed everything until now');
    const { now, previous } = await linkSecret(dataDir);
    expect(previous).toBe('signed everything until now');
    expect(now).not.toBe(previous);
    expect(await linkSecret(dataDir)).toEqual({ now, previous });
    expect((await stat(join(dataDir, 'link.secret.previous'))).mode & 0o077).toBe(0);
  });

  it('also where the environment named what signed them', async () => {
    expect((await linkSecret(dataDir, 'named by hand')).previous).toBe('named by hand');
  });

  it('rotate by renaming a file', async () => {
    const before = await sessionSecret(dataDir);
    await rename(join(dataDir, 'session.secret'), join(dataDir, 'session.secret.previous'));
    const after = await sessionSecret(dataDir);
    expect(after.previous).toBe(before.now);
    expect(after.now).toBe(await readFile(join(dataDir, 'session.secret'), 'utf8'));
    expect(after.now).not.toBe(before.now);
  });

  it('include a key that signs ES256, in one line', async () => {
    const { now } = await registerKey(dataDir);
    expect(now).not.toContain('\n');
    const { asymmetricKeyDetails } = createPrivateKey(now.replaceAll('\\n', '\n'));
    expect(asymmetricKeyDetails).toMatchObject({ namedCurve: 'prime256v1' });
    expect((await registerKey(dataDir)).now).toBe(now);
  });

  it('are made unless the environment names them, and never in production', async () => {
    const named = { SESSION_SECRET: 'of sessions', LINK_SECRET_PREVIOUS: 'of nothing' };
    expect(await signingSecrets(dataDir, named)).toEqual({
      SESSION_SECRET: 'of sessions',
      SESSION_SECRET_PREVIOUS: undefined,
      LINK_SECRET: (await linkSecret(dataDir)).now,
      // What signed links until now.
      LINK_SECRET_PREVIOUS: 'of sessions',
      REGISTER_KEY: (await registerKey(dataDir)).now,
      REGISTER_KEY_PREVIOUS: undefined,
      AUTHORITY_LINK_SECRET: (await authorityLinkSecret(dataDir)).now,
      AUTHORITY_LINK_SECRET_PREVIOUS: undefined,
      TICKET_FILE_KEY: (await ticketFileKey(dataDir)).now,
      TICKET_FILE_KEY_PREVIOUS: undefined,
    });
    expect(await signingSecrets(dataDir, { ...named, NODE_ENV: 'production' })).toEqual({
      SESSION_SECRET: 'of sessions',
    });
  });
});
