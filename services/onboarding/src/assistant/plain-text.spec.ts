import { plainText } from './plain-text.ts';

describe('the text of a model', () => {
  it.each([
    ['  Yes.\r\nNo.\r ', 'Yes.\nNo.'],
    ['a\u0000b\u001b[31mc\u007fd\u0085e', 'ab[31mcde'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['Öffentlich 🇪🇺\tok', 'Öffentlich 🇪🇺\tok'],
    [' \u0000\n ', ''],
  ])('%j is shown as %j', (written, shown) => {
    expect(plainText(written)).toBe(shown);
  });

  it('ends after 2,000 characters, never in the middle of one', () => {
    expect(plainText(`${'x'.repeat(1_999)}🙂 and more`)).toBe('x'.repeat(1_999));
    expect(plainText(`${'x'.repeat(1_998)}🙂 and more`)).toBe(`${'x'.repeat(1_998)}🙂`);
  });
});
