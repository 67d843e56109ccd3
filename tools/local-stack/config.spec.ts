import { readStackConfig } from './config.ts';

describe('the launcher’s configuration', () => {
  it('needs nothing from the environment', () => {
    expect(readStackConfig({})).toMatchObject({ port: 8080, publicUrl: 'http://localhost:8080' });
    expect(readStackConfig({}).dataDir).toMatch(/\/\.data$/);
  });

  it('takes what is empty for unset, so that no data lands in the repository', () => {
    const empty = readStackConfig({ DATA_DIR: '', PORT: '', PUBLIC_URL: '', WEB_ROOT: '', DATABASE_URL: '' });
    expect(empty).toEqual(readStackConfig({}));
  });

  it('takes an address without its last slash', () => {
    expect(readStackConfig({ PUBLIC_URL: 'https://rep13.example/' }).publicUrl).toBe('https://rep13.example');
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535, such as PORT=8080; it is "http".'],
    [{ PORT: '70000' }, 'PORT must be a number'],
    [{ PUBLIC_URL: 'rep13.example' }, 'PUBLIC_URL must be an http or https address'],
    [{ PUBLIC_URL: 'ftp://rep13.example' }, 'PUBLIC_URL must be an http or https address'],
  ])('refuses %j and says how to mend it', (env, message) => {
    expect(() => readStackConfig(env)).toThrow(message);
  });
});
