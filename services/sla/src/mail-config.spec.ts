import { loadConfig } from '@rep13/service-kit';
import { SECRETS } from '../test/secrets.ts';
import { SlaConfig } from './config.ts';

const DEVELOPMENT = {
  ...SECRETS,
  DATABASE_URL: 'postgres://localhost/rep13',
  NATS_URL: 'nats://localhost',
  REDIS_URL: 'redis://localhost',
  MAIL_IN_URL: 'smtp://127.0.0.1:2525',
  MAIL_IN_AUTHSERV: 'local',
};
const PRODUCTION = {
  ...DEVELOPMENT,
  NODE_ENV: 'production',
  LEGAL_ENTITY: '/rep13/legal-entity.json',
  MAIL_IN_URL: 'imaps://authorities:password@mail.example/INBOX',
  MAIL_IN_AUTHSERV: 'mx.mail.example',
};
const TOKEN_URL = 'https://login.example/token';

describe('the settings of mails', () => {
  it('may be those of npm start in development', () => {
    expect(loadConfig(SlaConfig, DEVELOPMENT)).toMatchObject({ MAIL_IN_PLUS: 'on' });
  });

  it('may name a mailbox in production, and a token server', () => {
    const withToken = {
      MAIL_IN_TOKEN_URL: TOKEN_URL,
      MAIL_IN_CLIENT_ID: 'rep13',
      MAIL_IN_CLIENT_SECRET: 's',
    };
    expect(loadConfig(SlaConfig, { ...PRODUCTION, ...withToken })).toMatchObject(withToken);
    const withRefresh = { ...withToken, MAIL_IN_CLIENT_SECRET: '', MAIL_IN_REFRESH_TOKEN: 'r' };
    expect(() => loadConfig(SlaConfig, { ...PRODUCTION, ...withRefresh })).not.toThrow();
  });

  it.each([
    ['MAIL_IN_URL', 'smtp://127.0.0.1:2525', 'set it to an address such as imaps://'],
    ['MAIL_IN_AUTHSERV', 'local', 'set it to the name of your mail server'],
    ['MAIL_IN_AUTHSERV', 'LOCAL', 'set it to the name of your mail server'],
    ['MAIL_IN_MOVE_TO', 'Taken*', 'set it to the name of a folder'],
    ['MAIL_IN_PLUS', 'yes', 'set it to on or off'],
    ['MAIL_IN_TOKEN_URL', 'http://login.example/token', 'set it to an address such as https://'],
  ])('refuse %s=%s in production and say what to set', (name, value, remedy) => {
    expect(() => loadConfig(SlaConfig, { ...PRODUCTION, [name]: value })).toThrow(`${name}: ${remedy}`);
  });

  it('ask for what a token is fetched with', () => {
    expect(() => loadConfig(SlaConfig, { ...PRODUCTION, MAIL_IN_TOKEN_URL: TOKEN_URL })).toThrow(
      /MAIL_IN_CLIENT_ID: set it to.*\n.*MAIL_IN_CLIENT_SECRET: set it to/,
    );
  });
});
