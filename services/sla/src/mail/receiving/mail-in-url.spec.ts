import { mailSourceOf } from './mail-in-url.ts';

describe('MAIL_IN_URL', () => {
  it('names a mailbox with its user, its password and its folder', () => {
    expect(mailSourceOf('imaps://authorities%40rep13.example:p%40ss@mail.example/Orders%20in')).toEqual({
      kind: 'imap',
      host: 'mail.example',
      port: 993,
      secure: true,
      user: 'authorities@rep13.example',
      password: 'p@ss',
      folder: 'Orders in',
    });
    expect(mailSourceOf('imap://a:b@[::1]:1143')).toMatchObject({
      host: '::1',
      port: 1143,
      secure: false,
      folder: 'INBOX',
    });
  });

  it('names a listener', () => {
    expect(mailSourceOf('lmtp://0.0.0.0:2424')).toEqual({ kind: 'lmtp', host: '0.0.0.0', port: 2424 });
    expect(mailSourceOf('smtp://127.0.0.1:2525')).toEqual({ kind: 'smtp', host: '127.0.0.1', port: 2525 });
  });

  it.each(['smtp://0.0.0.0:25', 'http://mail.example', 'mail.example', 'imaps://mail.example'])(
    'is refused as %s',
    (text) => {
      expect(() => mailSourceOf(text)).toThrow(/^MAIL_IN_URL: /);
    },
  );

  it('keeps the password out of what it says', () => {
    expect(() => mailSourceOf('pop3://user:geheim@mail.example')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('geheim') }),
    );
  });
});
