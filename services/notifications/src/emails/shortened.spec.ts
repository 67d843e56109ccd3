import { simpleParser } from 'mailparser';
import { shortened } from './shortened.ts';

/** What a mail program makes of a line that it shows. */
async function shownAs(line: string): Promise<string> {
  const mail = await simpleParser(`Content-Type: text/plain; charset=utf-8\r\n\r\n${line}\r\n`);
  return String(mail.textAsHtml);
}

const TYPED = [
  'www.evil.example',
  'Free prizes at evil.com/now',
  'evil.com',
  'EVIL.CO.UK:8080/a?b=c',
  'bücher.de',
  'xn--bcher-kva.com',
  'evil。com and evil．com',
  'ada@evil.com',
  'ada @ evil.com',
  'mailto:ada@evil.com',
  '//evil.com/x',
  'https://evil.com',
  'ftp://evil.com',
  'javascript:alert(1)',
  '203.0.113.7',
  'http://[2001:db8::1]/',
  'ACM.nl-2026.0001.com',
];

describe('what a stranger typed, in a mail', () => {
  it.each(TYPED)('%s is nothing that a mail program makes a link of', async (text) => {
    expect(await shownAs(shortened(text))).not.toMatch(/<a /);
  });

  it.each(['www.evil.com', 'evil.com/now', 'ada@evil.com'])(
    '%s would be one as it was typed',
    async (text) => {
      expect(await shownAs(text)).toMatch(/<a /);
    },
  );

  it.each([
    ['call +31 20 555 0113 now', 'call …now'],
    ['\\\\evil\\share', '…'],
  ])('%s is shown without what some programs press: %s', (text, shown) => {
    expect(shortened(text)).toBe(shown);
  });

  it.each([
    'Northwind Apps Inc.',
    'A. B. Smith & Co., Ltd.',
    'ACM/UIT/612345',
    '2026/0001-77',
    'Ref: 12',
    'Müller & Söhne GmbH',
  ])('%s is left as it is', (text) => {
    expect(shortened(text)).toBe(text);
  });

  it('reads the same where a name has dots', () => {
    expect(shortened('Booking.com')).toBe('Booking․com');
  });
});
