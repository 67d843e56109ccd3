import { loadConfig } from '@rep13/service-kit';
import { NotificationsConfig } from './config.ts';

const GOOD = {
  DATABASE_URL: 'postgres://localhost/rep13',
  NATS_URL: 'nats://localhost',
  REDIS_URL: 'redis://localhost',
  LINK_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  PUBLIC_URL: 'https://rep13.example',
};

describe('the configuration of notifications', () => {
  it('needs neither a sender nor a mailbox of staff: support is both', () => {
    const { MAIL_FROM, ADMIN_EMAIL } = loadConfig(NotificationsConfig, GOOD);
    expect([MAIL_FROM, ADMIN_EMAIL]).toEqual([undefined, undefined]);
  });

  it.each([
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', ''],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Rep13 <a@b.example>\r\nBcc: c@d.example'],
    ['ADMIN_EMAIL', 'Staff <staff@rep13.example>'],
    ['ADMIN_EMAIL', 'staff@rep13.example, eve@evil.example'],
    ['PUBLIC_URL', 'rep13.example'],
    ['PUBLIC_URL', 'https://rep13.example/app'],
    ['MAIL_BOUNCE_TAGS', 'yes'],
    ['LINK_SECRET', 'short'],
  ])('refuses %s=%j and says what to set', (name, value) => {
    expect(() => loadConfig(NotificationsConfig, { ...GOOD, [name]: value })).toThrow(`${name}: set it to`);
  });
});
