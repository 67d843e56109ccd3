import { describe, expect, it } from '@jest/globals';
import { mailTo } from './mail-to.ts';

describe('mailTo', () => {
  it.each([
    ['ada@acme.example', 'mailto:ada@acme.example'],
    ["o'hara.x@acme.example", "mailto:o'hara.x@acme.example"],
    ['x?bcc=everybody@acme.example', 'mailto:x%3Fbcc%3Deverybody@acme.example'],
    ['x?bcc=a@b.example&body=@acme.example', 'mailto:x%3Fbcc%3Da%40b.example%26body%3D@acme.example'],
    ['"a b"@acme.example', 'mailto:%22a%20b%22@acme.example'],
    ['x%0Abcc:y@acme.example', 'mailto:x%250Abcc%3Ay@acme.example'],
    ['nobody\ud800', 'mailto:nobody%EF%BF%BD'],
  ])('writes to %s and to nobody else', (address, link) => {
    expect(mailTo(address)).toBe(link);
  });
});
