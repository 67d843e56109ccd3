import { domainOf, mailableAddress, parseMailbox } from './mailbox.ts';

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
  it.each([
    ['jane@acme.example', 'jane@acme.example'],
    ['jörg@Müller.example', 'jörg@xn--mller-kva.example'],
    ['ja\u200Bne@ac\u00ADme.example\uFEFF', 'jane@acme.example'],
    ['admin@localhost', 'admin@localhost'],
  ])('%j is written to as %s', (text, mailed) => {
    expect(mailableAddress(text)).toBe(mailed);
  });

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
    'jane@acme.example\r\nDATA',
    'jane\0@acme.example',
    'jane\u202E@acme.example',
    'eve@evil.example,admin@localhost',
    `${'a'.repeat(260)}@acme.example`,
  ])('is not %j', (text) => {
    expect(mailableAddress(text)).toBeNull();
  });
});
