import { domainOf, isMailAddress, parseMailbox } from './mailbox.ts';

describe('a mailbox', () => {
  it.each([
    ['Rep13 <mail@rep13.example>', { name: 'Rep13', address: 'mail@rep13.example' }],
    ['<mail@rep13.example>', { name: '', address: 'mail@rep13.example' }],
    ['mail@rep13.example', { name: '', address: 'mail@rep13.example' }],
  ])('is read from %s', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each(['', 'Rep13', 'a@b@', 'Rep13 <a@b.example>\r\nBcc: c@d.example', 'a@b.example, c@d.example'])(
    'is not %j',
    (text) => {
      expect(() => parseMailbox(text)).toThrow('not a mail address');
    },
  );

  it('ends with its domain', () => {
    expect(domainOf(parseMailbox('Rep13 <mail@rep13.example>'))).toBe('rep13.example');
  });
});

describe('a mail address', () => {
  it.each(['jane@acme.example', "o'hara+x@acme.example", 'jörg@müller.example', 'admin@localhost'])(
    'may be %s',
    (text) => {
      expect(isMailAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'jane',
    'jane@acme.example, eve@evil.example',
    'jane@acme.example;eve@evil.example',
    'jane@acme.example eve@evil.example',
    'jane@acme.example>\r\nRCPT TO:<eve@evil.example',
    '"jane@acme.example"@evil.example',
    'Jane <jane@acme.example>',
    'jane@acme.example\u2028',
    'jane\u202E@acme.example',
    'jane\0@acme.example',
    `${'a'.repeat(260)}@acme.example`,
  ])('is not %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});
