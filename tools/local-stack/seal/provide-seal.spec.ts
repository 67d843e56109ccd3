import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { temporaryDataFolder } from '../data/data-folder.ts';
import { provideSeal } from './provide-seal.ts';

describe('the seal that the launcher provides', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await temporaryDataFolder('seal');
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const provided = async (env: NodeJS.ProcessEnv = {}) => {
    const { environment, stop } = await provideSeal({ env, dataDir });
    await stop();
    return environment;
  };

  it('is made at the first start, for its owner alone, and kept', async () => {
    const first = await provided();
    const file = first['SEAL_P12'] ?? '';
    const made = statSync(file);

    const second = await provided();

    expect(made.mode & 0o077).toBe(0);
    expect({ ...second, TSA_URLS: '' }).toEqual({ ...first, TSA_URLS: '' });
    expect(statSync(file).mtimeMs).toBe(made.mtimeMs);
  });

  it('brings a time-stamp authority, unless one is named', async () => {
    expect((await provided())['TSA_URLS']).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await provided({ TSA_URLS: 'http://tsa.example' })).not.toHaveProperty('TSA_URLS');
  });

  it.each([{ NODE_ENV: 'production' }, { SEAL_P12: '/etc/seal.p12' }])('is not made with %j', async (env) => {
    expect(await provided(env)).toEqual({});
    expect(existsSync(`${dataDir}/secrets/seal`)).toBe(false);
  });
});
