import { headerText, inReadingOrder, singleLine } from './single-line.ts';

describe('a single line', () => {
  it.each([
    ['Jane\r\nBcc: eve@example.com', 'Jane Bcc: eve@example.com'],
    ['Jane\u2028Doe\u2029', 'Jane Doe'],
    ['Jane\u0085Doe', 'Jane Doe'],
    ['Jane\u0000Doe', 'Jane Doe'],
    [' Jane Doe\t', 'Jane Doe'],
    ['Jane \u202Egnp.exe', 'Jane gnp.exe'],
    ['\u2067Jane\u2069', 'Jane'],
    ['Jane \uD83D', 'Jane \uFFFD'],
  ])('is made of %j', (text, line) => {
    expect(singleLine(text)).toBe(line);
  });

  it('leaves the names of right-to-left scripts as they are', () => {
    expect(inReadingOrder('עדה ביירון')).toBe('עדה ביירון');
  });

  it('is cut for a header, between characters', () => {
    expect(headerText('A'.repeat(200))).toHaveLength(200);
    expect(headerText('A'.repeat(201))).toBe(`${'A'.repeat(199)}…`);
    expect([...headerText('𝒜'.repeat(300))]).toEqual([...Array<string>(199).fill('𝒜'), '…']);
  });
});
