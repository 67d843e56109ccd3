import { generateKeyPairSync } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeProductionSeal, makeTestSeal } from '@rep13/testing';

// Each is a process of its own.
test.describe.configure({ mode: 'parallel' });

const REPOSITORY = join(import.meta.dirname, '..');
const SAMPLE = join(REPOSITORY, 'docs/examples/legal-entity.json');
/** Nobody listens there: what starts goes on trying until it is ended. */
const UNUSED_ADDRESS = '127.0.0.1:9';

let folder: string;
let real: string;
let seal: Environment;
test.beforeAll(async () => {
  seal = { ...(await makeProductionSeal()) };
  folder = await mkdtemp(join(tmpdir(), 'rep13-production-'));
  real = join(folder, 'legal-entity.json');
  await writeFile(real, JSON.stringify({ ...JSON.parse(await readFile(SAMPLE, 'utf8')), isSample: false }));
});
test.afterAll(() => rm(folder, { recursive: true }));

type Environment = Record<string, string | undefined>;

/** What production sets, as an operator would; each service is given what is its own. */
const complete = (): Record<string, Environment> => {
  const everybody = {
    NODE_ENV: 'production',
    DATABASE_URL: `postgres://rep13:password@${UNUSED_ADDRESS}/rep13`,
    NATS_URL: `nats://rep13:password@${UNUSED_ADDRESS}`,
    REDIS_URL: `redis://:password@${UNUSED_ADDRESS}`,
    PUBLIC_URL: 'https://rep13.example',
    LEGAL_ENTITY: real,
  };
  const REGISTER_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
  const LINK_SECRET = 'what signs links, of 32 characters or more';
  return {
    onboarding: { ...everybody, PAYMENT_PROVIDER: 'demo' },
    agreements: { ...everybody, ...seal, REGISTER_KEY },
    sla: {
      ...everybody,
      AUTHORITY_LINK_SECRET: 'what makes links of authorities, long enough',
      TICKET_FILE_KEY: 'what encrypts the files of tickets, long enough',
    },
    notifications: { ...everybody, LINK_SECRET, SMTP_URL: `smtp://${UNUSED_ADDRESS}` },
    gateway: {
      ...everybody,
      LINK_SECRET,
      SESSION_SECRET: 'what signs sessions, of 32 characters or more',
      STAFF_MFA: 'required',
      PORT: '0',
    },
  };
};

/** Starts a built service as its image does. Resolves when it ends, or says `until`, which ends it. */
async function start(service: string, changed: Environment, until?: RegExp) {
  const program = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: join(REPOSITORY, 'services', service),
    env: { PATH: process.env['PATH'], ...complete()[service], ...changed },
    // What should have ended and has not.
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  const listen = (piece: Buffer) => {
    output += piece.toString();
    if (until?.test(output)) program.kill('SIGKILL');
  };
  program.stdout.on('data', listen);
  program.stderr.on('data', listen);
  const status = await new Promise<number | null>((ended) => program.on('close', ended));
  return { status, output };
}

const NAME_A_FILE =
  /^\s*LEGAL_ENTITY: set it to the path of a JSON file that says who the representative is$/m;

/** Service, what is left out, the line to write. */
const NEEDED: [service: string, setting: string, line: RegExp][] = [
  ['gateway', 'SESSION_SECRET', /^\s*SESSION_SECRET: set it to at least 32 random characters$/m],
  ['gateway', 'LINK_SECRET', /^\s*LINK_SECRET: set it to at least 32 random characters$/m],
  ['gateway', 'PUBLIC_URL', /^\s*PUBLIC_URL: set it to the address people open/m],
  ['gateway', 'LEGAL_ENTITY', NAME_A_FILE],
  ['gateway', 'STAFF_MFA', /^\s*STAFF_MFA: set it to required, or to optional/m],
  ['notifications', 'LINK_SECRET', /^\s*LINK_SECRET: set it to at least 32 random characters$/m],
  ['notifications', 'SMTP_URL', /^\s*SMTP_URL: set it to smtp:/m],
  ['notifications', 'LEGAL_ENTITY', NAME_A_FILE],
  ['onboarding', 'PAYMENT_PROVIDER', /^\s*PAYMENT_PROVIDER: set it to/m],
  ['onboarding', 'LEGAL_ENTITY', NAME_A_FILE],
  ['sla', 'LEGAL_ENTITY', NAME_A_FILE],
  ['sla', 'AUTHORITY_LINK_SECRET', /^\s*AUTHORITY_LINK_SECRET: set it to at least 32 random characters$/m],
  ['sla', 'TICKET_FILE_KEY', /^\s*TICKET_FILE_KEY: set it to at least 32 random characters$/m],
  ['agreements', 'LEGAL_ENTITY', NAME_A_FILE],
  ['agreements', 'SEAL_P12', /^\s*SEAL_P12: set it to the path of the PKCS#12 file/m],
  ['agreements', 'PUBLIC_URL', /^\s*PUBLIC_URL: set it to the address people open/m],
  ['agreements', 'REGISTER_KEY', /^\s*REGISTER_KEY: set it to a PKCS#8 key on P-256/m],
];

for (const [service, setting, line] of NEEDED) {
  test(`production does not start ${service} without ${setting}, and says what to write`, async () => {
    const { status, output } = await start(service, { [setting]: undefined });
    expect(output).toMatch(line);
    expect(status).toBe(1);
  });
}

for (const service of ['gateway', 'notifications', 'onboarding', 'agreements', 'sla']) {
  test(`production does not start ${service} with made-up particulars`, async () => {
    const { status, output } = await start(service, { LEGAL_ENTITY: SAMPLE });
    expect(output).toMatch(
      /^LEGAL_ENTITY: .*made-up particulars.*write the real ones and "isSample": false$/m,
    );
    expect(status).toBe(1);
  });
}

test('production does not start agreements with a seal made for trying the product', async () => {
  const { environment, remove } = await makeTestSeal();
  const { status, output } = await start('agreements', environment);
  await remove();
  expect(output).toMatch(/^SEAL_P12: production does not seal with the development CA; set the real seal$/m);
  expect(status).toBe(1);
});

test('production starts where everything is set', async () => {
  const { status, output } = await start('gateway', {}, /ECONNREFUSED/);
  expect(status).toBe(null);
  expect(output).not.toContain('set it to');
});
