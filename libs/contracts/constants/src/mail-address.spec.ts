import { describe, expect, it } from '@jest/globals';
import { mailAddressFault, sendableAddress } from './mail-address.ts';
import { withoutUnseen } from './unseen-characters.ts';

const HOST = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(57)}.example.com`;

describe('a mail address', () => {
  it.each([
    ['jane@acme.example', 'jane@acme.example'],
    ["o'hara+x/ops%1#2@ACME.example", "o'hara+x/ops%1#2@acme.example"],
    ['jane@müller.ch', 'jane@xn--mller-kva.ch'],
    ['jane@mu\u0308ller.ch', 'jane@xn--mller-kva.ch'],
    ['jane@xn--d1abbgf6aiiy.xn--p1ai', 'jane@xn--d1abbgf6aiiy.xn--p1ai'],
    ['ju\u0308rgen@президент.рф', 'jürgen@xn--d1abbgf6aiiy.xn--p1ai'],
    [`${'x'.repeat(58)}@${HOST}`, `${'x'.repeat(58)}@${HOST}`],
  ])('%s is sent to %s', (typed, sent) => {
    expect(sendableAddress(typed)).toBe(sent);
  });

  it.each([
    ...['', 'jane', 'jane@acme', '@acme.example', 'jane@acme.example.', 'jane@.example', 'jane@192.0.2.1'],
    ...['mailto:jane@acme.example', 'Jane <jane@acme.example>', '"jane"@acme.example', 'jane?@acme.example'],
    ...['jane@acme.example, eve@evil.example', 'jane@acme.example;eve@evil.example', 'a@b@acme.example'],
    ...[
      'jane..doe@acme.example',
      '.jane@acme.example',
      'jane＠acme.example',
      'jane＠x@acme.example',
      'jane doe@acme.example',
    ],
    ...['jane@acme.example/x', 'jane@acme%2eexample', 'jane@acme.example:25', 'jane@a_b.example'],
    ...[`${'ü'.repeat(33)}@acme.example`, `${'x'.repeat(63)}@${HOST}a`],
  ])('%j is none', (typed) => {
    expect(mailAddressFault(typed)).toBe('Please enter a valid email address');
  });

  it.each([
    ...['200B', '200C', '200D', '2060', 'FEFF', '00AD', '202E', '200F', '2066', '061C', '00A0', '3164'],
    ...['FE0F', '180E', '034F', 'E0041'],
  ])('names U+%s that nobody sees in it, and is meant without', (code) => {
    const hidden = String.fromCodePoint(parseInt(code, 16));
    for (const typed of [
      `ja${hidden}ne@acme.example`,
      `jane@ac${hidden}me.example`,
      `jane@acme.example${hidden}`,
    ]) {
      expect(mailAddressFault(typed)).toBe(`Please leave out hidden characters (U+${code})`);
      expect(mailAddressFault(withoutUnseen(typed))).toBeUndefined();
    }
  });
});
