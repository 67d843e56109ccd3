import { singleLine } from './single-line.ts';

describe('a single line', () => {
  it.each([
    ['Jane\r\nBcc: eve@example.com', 'Jane Bcc: eve@example.com'],
    ['Jane\u2028Doe', 'Jane Doe'],
    ['Jane\u0000Doe', 'Jane Doe'],
    [' Jane Doe\t', 'Jane Doe'],
  ])('is made of %j', (text, line) => {
    expect(singleLine(text)).toBe(line);
  });
});
