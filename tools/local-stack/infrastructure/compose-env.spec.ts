import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeEnv, withVariables } from './compose-env.ts';
import { REPOSITORY } from '../data/data-folder.ts';
import { SERVICES } from '../manifests.ts';

/** The part of docker-compose.yml that describes one service. */
async function composeService(name: string): Promise<string> {
  const text = await readFile(join(REPOSITORY, 'docker-compose.yml'), 'utf8');
  const services = text.slice(text.indexOf('\nservices:\n'));
  return new RegExp(`\\n  ${name}:\\n((?:    .*\\n|\\n)*)`).exec(services)?.[1] ?? '';
}

describe('the secrets of an installation in containers', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rep13-compose-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('are all that docker-compose.yml asks for, and have no default there', async () => {
    const text = await readFile(join(REPOSITORY, 'docker-compose.yml'), 'utf8');
    const asked = [...text.matchAll(/\$\{(\w+)(?:\}|:\?)/g)].map(([, name]) => name ?? '');
    expect(Object.keys(await composeEnv(dataDir)).sort()).toEqual([...new Set(asked)].sort());
    expect(text).not.toMatch(/(PASSWORD|SECRET|_CONF)\w*:-[^}]/);
  });

  it('belong to production unless somebody says otherwise', async () => {
    const text = await readFile(join(REPOSITORY, 'docker-compose.yml'), 'utf8');
    expect(text).toContain('NODE_ENV: ${NODE_ENV:-production}');
    expect(text).not.toMatch(/(PUBLIC_URL|SMTP_URL|PAYMENT_PROVIDER): \$\{\w+:-[^}]/);
    expect(await composeService('mail')).toContain('profiles: [trial]');
  });

  it('guard Redis as well', async () => {
    const { REDIS_PASSWORD } = await composeEnv(dataDir);
    expect(REDIS_PASSWORD).toMatch(/^[0-9a-f]{64}$/);
    expect(await composeService('redis')).toContain('requirepass');
  });

  it.each(SERVICES)('give %s its own users of Postgres and NATS, and nobody else’s', async (name) => {
    const block = await composeService(name);
    const variable = name.toUpperCase();
    expect(block).toContain(`postgres://rep13_${name}:\${DATABASE_PASSWORD_${variable}}@postgres:5432/rep13`);
    expect(block).toContain(
      `postgres://rep13_${name}_cleaner:\${DATABASE_PASSWORD_${variable}_CLEANER}@postgres:5432/rep13`,
    );
    expect(block).toContain(`nats://${name}:\${NATS_PASSWORD_${variable}}@nats:4222`);
    expect(block).toContain(`nats://${name}-events:\${NATS_PASSWORD_${variable}}@nats:4222`);
    const passwords = [...block.matchAll(/(?:DATABASE|NATS|POSTGRES)_PASSWORD\w*/g)].map(([found]) => found);
    expect([...new Set(passwords)]).toEqual([
      `DATABASE_PASSWORD_${variable}`,
      `DATABASE_PASSWORD_${variable}_CLEANER`,
      `NATS_PASSWORD_${variable}`,
    ]);
  });

  it.each([
    ['SESSION_SECRET', ['gateway']],
    ['LINK_SECRET', ['notifications', 'gateway']],
    ['REGISTER_KEY', ['agreements']],
    ['AUTHORITY_LINK_SECRET', ['sla']],
    ['TICKET_FILE_KEY', ['sla']],
    ['SMTP_URL', ['notifications']],
    ['AI_API_KEY', ['onboarding']],
  ])('%s is given to %j and to nobody else', async (variable, holders) => {
    const blocks = await Promise.all(
      SERVICES.map(async (name) => [name, await composeService(name)] as const),
    );
    const given = blocks.filter(([, block]) => block.includes(` ${variable}:`)).map(([name]) => name);
    expect(given).toEqual(holders);
    const text = await readFile(join(REPOSITORY, 'docker-compose.yml'), 'utf8');
    expect(text.slice(0, text.indexOf('\nservices:\n'))).not.toContain(`${variable}:`);
  });

  it('leave links good that were mailed before they had a secret of their own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rep13-compose-'));
    await writeFile(join(folder, 'session.secret'), 'of an earlier version');
    expect(await composeEnv(folder)).toMatchObject({ LINK_SECRET_PREVIOUS: 'of an earlier version' });
    await rm(join(folder, 'link.secret.previous'));
    const after = await composeEnv(folder);
    expect(withVariables('LINK_SECRET_PREVIOUS=of an earlier version\n', after)).not.toContain('PREVIOUS');
    await rm(folder, { recursive: true });
  });

  it('stay the same from one time to the next, and are all different', async () => {
    const first = await composeEnv(dataDir);
    expect(await composeEnv(dataDir)).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  });

  it('replace their own lines of an .env file and no others', () => {
    const before = 'PUBLIC_URL=https://rep13.example\nSESSION_SECRET=old\n';
    expect(withVariables(before, { SESSION_SECRET: 'new' })).toBe(
      'PUBLIC_URL=https://rep13.example\nSESSION_SECRET=new\n',
    );
  });
});
