import { domainOf, parseMailbox } from './mailbox.ts';

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
